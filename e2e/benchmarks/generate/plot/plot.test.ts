import { expect, test } from "vitest";
import { readText } from "../../../house/repository.ts";
import { type GrowthFigures, growthOf, medianRatio } from "./figures.ts";
import { renderPlot } from "./render-plot.ts";

const figures: GrowthFigures = JSON.parse(readText("e2e/benchmarks/generate/plot/figures.json"));
const page = readText("docs/performance.md");

test("the picture is drawn from the figures", () => {
  expect(readText("e2e/benchmarks/generate/plot/growth.svg")).toBe(renderPlot(figures));
});

test("the figures are of documents of all sizes", () => {
  const sizes = figures.points.map(({ bytes }) => bytes);
  expect(sizes.length).toBeGreaterThan(40);
  expect(Math.min(...sizes)).toBeLessThan(25_000);
  expect(Math.max(...sizes)).toBeGreaterThan(12_000_000);
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
});

test("the page says of the plot what the figures say", () => {
  const { points, date, machine, rounds } = figures;
  const both = points.filter(({ theirs }) => theirs !== undefined);
  expect(page).toContain(`${points.length} public documents`);
  expect(page).toContain(
    `${both.filter(({ ours, theirs = 0 }) => ours < theirs).length} of the ${both.length}`,
  );
  expect(page).toContain(`from 1 MB on with the power ${growthOf(points, "ours", 1_000_000).toFixed(2)}`);
  expect(page).toContain(`the other generator with ${growthOf(points, "theirs", 1_000_000).toFixed(2)}`);
  expect(page).toContain(`median ${medianRatio(points).toFixed(2)}`);
  expect(page).toContain(`${date}, ${rounds} rounds, ${machine}`);
});

test.each([
  ["in proportion", 1],
  ["by the square", 2],
  ["not at all", 0],
])("growth %s is the power %i", (_, power) => {
  const points = [1, 2, 5, 9].map((bytes) => ({ name: `${bytes}`, bytes, ours: 3 * bytes ** power }));
  expect(growthOf(points, "ours")).toBeCloseTo(power);
});

test("documents below the size that is asked for do not count", () => {
  const points = [1, 2, 5, 9].map((bytes) => ({ name: "", bytes, ours: bytes < 3 ? 100 : bytes }));
  expect(growthOf(points, "ours", 3)).toBeCloseTo(1);
});
