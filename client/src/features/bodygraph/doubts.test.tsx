// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { INTEGRATION } from '#shared/bodygraph/layout.data.ts';
import { drawnChannels } from '#shared/bodygraph/layout.ts';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { BodygraphDetails } from './bodygraph-details.tsx';
import { ActivationColumn, BodygraphFigure } from './bodygraph-figure.tsx';
import { BodygraphStill } from './bodygraph-still.tsx';
import { type DrawnDoubts, hasDots, hasDoubts } from './doubts.ts';
import { PictureSheet } from './picture-sheet.tsx';
import { useBodygraph } from './use-bodygraph.ts';

const CERTAIN: DrawnDoubts = {
  positions: recordOf(SIDES, () => recordOf(BODY_IDS, () => null)),
  gates: new Map(),
  channels: new Map(),
  centers: new Map(),
};
const DOUBTS: DrawnDoubts = {
  positions: {
    ...CERTAIN.positions,
    design: { ...CERTAIN.positions.design, moon: 'until 7:20 AM' },
  },
  gates: new Map([[50, 'until 7:20 AM']]),
  channels: new Map([['27-50', 'from 7:20 AM']]),
  centers: new Map([['spleen', 'from 7:20 AM']]),
};

beforeAll(() => ActivationColumn.preload());

function Figure({ doubts }: { doubts: DrawnDoubts | null }) {
  const chart = useBodygraph('Ana', SAMPLE.activations, doubts);
  return (
    <>
      <BodygraphFigure chart={chart} />
      <BodygraphDetails chart={chart} />
    </>
  );
}

function show(doubts: DrawnDoubts | null, widthPx = 1000) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  vi.stubGlobal('matchMedia', () => ({
    matches: widthPx < 640,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return render(<Figure doubts={doubts} />);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['a center', DOUBTS, ['path']],
  ['a gate where no center does', { ...DOUBTS, centers: new Map() }, ['circle']],
])('what depends on the birth time has dots: %s', (_words, doubts, drawn) => {
  show(doubts);
  const graph = screen.getByLabelText('Bodygraph of Ana');
  const dotted = [...graph.querySelectorAll('[data-doubts] [stroke-dasharray]')];
  expect(dotted.map(({ tagName }) => tagName)).toEqual(drawn);
});

/** The lines of a channel in the picture, and those of them that are drawn paler. */
function linesOf(channel: string) {
  const line = screen
    .getByLabelText('Bodygraph of Ana')
    .querySelector(`[data-channel="${channel}"]`);
  const paths = (parts: string) =>
    [...(line?.querySelectorAll(`${parts} [class$="-line"]`) ?? [])].map((path) =>
      path.getAttribute('d'),
    );
  return { all: paths(''), faded: paths('.bodygraph-faded') };
}

test('only the half of a channel whose gate is in doubt is drawn paler', () => {
  show({ ...CERTAIN, gates: new Map([[32, 'until 7:20 AM']]) });
  const channel = drawnChannels.find(({ id }) => id === '32-54');
  const { all, faded } = linesOf('32-54');
  expect(faded).toEqual([channel?.halves[32]]);
  expect(all).toEqual([channel?.halves[54], ...faded]);
});

test('a gate of the shared trunk fades its own piece, and a channel through it the links', () => {
  const gates = new Map([[34, 'until 7:20 AM']] as const);
  const { s34, s10, linkUpper } = INTEGRATION.segments;
  show({ ...CERTAIN, gates });
  expect(new Set(linesOf('integration').faded)).toEqual(new Set([s34.d]));
  cleanup();
  show({ ...CERTAIN, gates, channels: new Map([['10-34', 'until 7:20 AM']]) });
  const { all, faded } = linesOf('integration');
  expect(faded).toContain(linkUpper.d);
  expect(all.filter((d) => !faded.includes(d))).toEqual([s10.d]);
});

test('the accessible name of a part says when it is as drawn', () => {
  show(DOUBTS);
  const graph = screen.getByLabelText('Bodygraph of Ana');
  const name = (part: string) =>
    graph.querySelector(`[id$="-${part}"]`)?.getAttribute('aria-label');
  expect(name('gate-50')).toMatch(/ Approximate: this way until 7:20 AM\.$/);
  expect(name('channel-27-50')).toMatch(/ Approximate: this way from 7:20 AM\.$/);
  expect(name('center-spleen')).toMatch(/ Approximate: this way from 7:20 AM\.$/);
  expect(name('gate-27')).not.toContain('Approximate');
});

test.each([
  ['beside', 1000],
  ['below', 320],
])('a doubtful position %s the picture has ≈ and the time', (_where, widthPx) => {
  show(DOUBTS, widthPx);
  const marked = [...document.querySelectorAll('button')].filter(({ textContent }) =>
    textContent?.includes('≈'),
  );
  expect(marked).toHaveLength(1);
  expect(marked[0]).toHaveTextContent(
    new RegExp(`≈${SAMPLE.activations.design.moon}, approximate: until 7:20 AM$`),
  );
});

test('the marks are explained below the picture and in the legend', () => {
  show(DOUBTS);
  expect(
    screen.getByText('Pale lines, dotted rims, and ≈ depend on the birth time.'),
  ).toBeVisible();
  const legend = screen.getByRole('list', { name: 'Legend' });
  expect(legend).toHaveTextContent('Depends on birth time');
  // The screen has a key beside the picture.
  expect(legend).toHaveClass('hidden', 'print:flex');
});

test.each([
  ['an exact time', null],
  ['a time on which nothing depends', CERTAIN],
])('with %s nothing is marked', (_words, doubts) => {
  show(doubts);
  expect(document.body.textContent).not.toContain('≈');
  expect(document.querySelector('[data-doubts] *')).toBeNull();
});

test('a saved picture has the same marks and says what they mean', () => {
  const model = bodygraphModel(SAMPLE.activations);
  const { container } = render(<PictureSheet name="Ana" model={model} doubts={DOUBTS} />);
  expect(container.querySelectorAll('[data-doubts] [stroke-dasharray]')).toHaveLength(1);
  expect(container.querySelector('.bodygraph-faded')).not.toBeNull();
  const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts).toContain(`≈ ${SAMPLE.activations.design.moon}`);
  expect(texts).toContain('Pale lines, dotted rims, and ≈ depend on the birth time.');
});

test('a picture without interaction has the same marks', () => {
  const { container } = render(
    <BodygraphStill label="Ana" charts={[SAMPLE.activations]} doubts={DOUBTS} />,
  );
  expect(container.querySelectorAll('[data-doubts] [stroke-dasharray]')).toHaveLength(1);
  expect(container.querySelector('.bodygraph-faded')).not.toBeNull();
});

test('a doubtful position alone is a doubt, without dots', () => {
  expect(hasDoubts(CERTAIN)).toBe(false);
  const lines = { ...CERTAIN, positions: DOUBTS.positions };
  expect(hasDoubts(lines)).toBe(true);
  expect(hasDots(lines)).toBe(false);
  expect(hasDots({ ...CERTAIN, gates: DOUBTS.gates })).toBe(true);
  expect(hasDots(DOUBTS)).toBe(true);
});
