// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { type Activations, bodygraphModel } from '#shared/bodygraph/model.ts';
import { anyCharts, chartOf } from '#shared/bodygraph/sample-charts.ts';
import { BODY_IDS, BODY_NAMES, SIDES } from '#shared/engine/bodies.ts';
import { CENTERS } from '#shared/engine/centers.ts';
import { TextEquivalent } from './text-equivalent.tsx';

function factElement(term: string): Element | null {
  const terms = [...document.querySelectorAll('dt')];
  return terms.find((element) => element.textContent === term)?.nextElementSibling ?? null;
}

function fact(term: string): string {
  return factElement(term)?.textContent ?? '';
}

function lines(term: string): string[] {
  const items = factElement(term)?.querySelectorAll('li') ?? [];
  return [...items].map((item) => item.textContent ?? '');
}

/** Parses a list of center names. */
function centersIn(text: string): string[] {
  return Object.values(CENTERS)
    .filter(({ name }) => text.split(/,? and |, /).includes(name))
    .map(({ id }) => id)
    .sort();
}

function expectTextToEqualModel(activations: Activations): void {
  const model = bodygraphModel(activations);
  const { graph } = model;
  const { container, unmount } = render(<TextEquivalent model={model} name="Ana" />);
  expect(container.querySelector('details summary')?.textContent).toBe('Read as text');

  expect(centersIn(fact('Defined centers'))).toEqual([...graph.definedCenters].sort());
  expect(centersIn(fact('Open centers'))).toEqual([...graph.openCenters].sort());
  const channels = lines('Filled channels').map((line) => line.split(' ')[0]);
  expect(channels).toEqual(graph.definedChannels);
  const hanging = lines('Hanging gates').map((line) => Number(/^Gate (\d+) /.exec(line)?.[1]));
  expect(hanging).toEqual(graph.hangingGates);

  const sentence = container.querySelector('p')?.textContent ?? '';
  expect(sentence).toMatch(/^In the bodygraph of Ana, /);
  expect(sentence.match(/\d+/g)?.slice(0, 6).map(Number)).toEqual([
    graph.definedCenters.length,
    9,
    graph.definedChannels.length,
    36,
    graph.activeGates.length,
    64,
  ]);

  const rows = [...container.querySelectorAll('tbody tr')];
  const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual(
    BODY_IDS.map((body) => [BODY_NAMES[body], ...SIDES.map((side) => activations[side][body])]),
  );
  unmount();
}

test('the text matches the model, for the sample and 100 other charts', () => {
  expectTextToEqualModel(SAMPLE.activations);
  const charts = anyCharts(100);
  expect(new Set(charts.map((chart) => JSON.stringify(chart))).size).toBe(100);
  for (const chart of charts) expectTextToEqualModel(chart);
});

test('mentions what a chart lacks', () => {
  render(<TextEquivalent model={bodygraphModel(chartOf({}))} name="Ana" />);
  expect(fact('Defined centers')).toBe('None');
  expect(fact('Filled channels')).toBe('None');
  expect(fact('Hanging gates')).toBe('None');
});

test('a hanging gate names the gate it needs', () => {
  render(<TextEquivalent model={bodygraphModel(chartOf({ design: [61] }))} name="Ana" />);
  expect(lines('Hanging gates')).toEqual([
    'Gate 61 Mystery, Head center: needs gate 24 for 24-61 Awareness',
  ]);
});
