// The scenes of LayoutSolving.swift with kiwi, for a comparison in one run. Built by `Benchmarks layout FOLDER`.
#include "kiwi/kiwi.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace kiwi;

static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

static const int views = 1000, edits = 100, rounds = 3;

struct Scene {
    Solver solver;
    std::vector<Variable> v = std::vector<Variable>(4 * views);
    Variable width, height;
    std::vector<Constraint> all;

    void add(const Expression &expression, RelationalOperator op = OP_EQ, double s = strength::required) {
        Constraint constraint(expression, op, s);
        solver.addConstraint(constraint);
        all.push_back(constraint);
    }

    void fill(int scene) {
        solver.addEditVariable(width, strength::strong * 2);
        solver.suggestValue(width, 390);
        add(height - 844.0);
        for (int i = 0; i < views; i++) {
            Variable &x = v[4 * i], &y = v[4 * i + 1], &w = v[4 * i + 2], &h = v[4 * i + 3];
            if (scene == 0) {
                add(x - 16.0);
                add(x + w - width + 16.0);
                if (i == 0) add(y - 8.0); else add(y - v[4 * i - 3] - v[4 * i - 1] - 8.0);
                add(h - (40.0 + i % 7), OP_EQ, strength::strong);
            } else if (scene == 1) {
                if (i % 10 == 0) add(x - 16.0); else add(x - v[4 * i - 4] - v[4 * i - 2] - 8.0);
                if (i < 10) add(y - 8.0); else add(y - v[4 * i - 39] - v[4 * i - 37] - 8.0);
                if (i == 0) add(w - width * 0.08); else add(w - v[4 * i - 2]);
                add(h - (40.0 + i % 7), OP_GE, strength::strong);
            } else {
                add(x - double(i % 50));
                add(y - double(i / 50));
                add(w - width * 0.5);
                add(h - height + y + 10.0, OP_LE, strength::strong);
            }
        }
        solver.updateVariables();
    }
};

int main() {
    for (int scene = 0; scene < 3; scene++) {
        double best[3] = {1e9, 1e9, 1e9};
        for (int round = 0; round < rounds; round++) {
            Scene one;
            double start = now();
            one.fill(scene);
            best[0] = std::min(best[0], now() - start);
            start = now();
            for (int edit = 0; edit < edits; edit++) {
                one.solver.suggestValue(one.width, edit % 2 ? 390 : 300);
                one.solver.updateVariables();
            }
            best[1] = std::min(best[1], (now() - start) / edits);
            start = now();
            one.solver.removeEditVariable(one.width);
            for (auto &constraint : one.all) one.solver.removeConstraint(constraint);
            best[2] = std::min(best[2], now() - start);
        }
        printf("%.6f %.6f %.6f\n", best[0] * 1e3, best[1] * 1e3, best[2] * 1e3);
    }
}
