// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { BodygraphFigure } from './bodygraph-figure.tsx';
import { SAMPLE } from './layout-sample.data.ts';

// Saving itself needs a browser that renders: a journey covers it.
vi.mock('./save-picture.tsx', () => ({
  savePicture: () => Promise.reject(new Error('No room')),
}));

// By label, because role queries are slow with so many shapes.
const spot = (name: RegExp) =>
  within(screen.getByLabelText('Bodygraph of Ana')).getByLabelText(name);
const rows = (side: string) => {
  const heading = screen.getByText(side, { selector: 'h3 span' }).closest('h3');
  const toolbar = document.querySelector(`[role=toolbar][aria-labelledby="${heading?.id}"]`);
  return [...(toolbar?.querySelectorAll('button') ?? [])];
};

function show(widthPx: number) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  return render(<BodygraphFigure name="Ana" activations={SAMPLE.activations} />);
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('gates highlighted from outside stand out until something is selected in the figure', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  const figure = (gates: readonly GateNumber[]) => (
    <BodygraphFigure name="Ana" activations={SAMPLE.activations} highlightedGates={gates} />
  );
  const halos = () => document.querySelectorAll('.bodygraph-lit .bodygraph-halo').length;
  const view = render(figure([34, 20]));
  expect(halos()).toBe(2);
  await userEvent.click(spot(/^Gate 10\b/));
  expect(halos()).toBe(1);
  await userEvent.click(spot(/^Gate 10\b/));
  expect(halos()).toBe(2);
  view.rerender(figure([]));
  expect(document.querySelector('.bodygraph-lit')).toBeNull();
});

/**
 * Whether the second follows the first in the document, which the grid lays out from left to right.
 */
const follows = (first: Element | undefined, second: Element | undefined) =>
  first !== undefined &&
  second !== undefined &&
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test.each([
  ['wide', 800],
  ['tight', 700],
])('a %s figure has Design on the left, Personality on the right', (_, widthPx) => {
  show(widthPx);
  const picture = screen.getByLabelText('Bodygraph of Ana');
  const [design, personality] = [rows('Design')[0], rows('Personality')[0]];
  expect(follows(design, picture)).toBe(true);
  expect(follows(picture, personality)).toBe(true);
});

describe('a wide figure', () => {
  test('lists both sides in chart order', () => {
    show(800);
    expect(rows('Design').map((row) => row.textContent)).toEqual(
      BODY_IDS.map((body) => BODY_NAMES[body] + SAMPLE.activations.design[body]),
    );
    expect(rows('Personality').map((row) => row.textContent)).toEqual(
      BODY_IDS.map((body) => BODY_NAMES[body] + SAMPLE.activations.personality[body]),
    );
    expect(screen.queryByRole('table', { name: 'Activations by planet' })).toBeNull();
  });

  test('a row rings its gate, and a gate highlights its rows', async () => {
    const user = userEvent.setup();
    const { container } = show(800);
    const lit = () => [...rows('Design'), ...rows('Personality')].filter(isLit);
    await user.tab();
    expect(document.activeElement).toBe(rows('Design')[0]);
    expect(container.querySelectorAll('.bodygraph-halo')).toHaveLength(1);
    await user.hover(spot(/^Gate 28,/));
    expect(lit().map((row) => row.textContent)).toEqual(['Pluto28.3', 'Pluto28.4']);
    await user.hover(spot(/^Sacral center/));
    expect(lit().map((row) => row.textContent)).toEqual([
      'North Node3.3',
      'Saturn34.6',
      'North Node42.1',
      'Saturn34.5',
    ]);
  });

  test('each column is one tab stop with arrow keys', async () => {
    const user = userEvent.setup();
    show(800);
    await user.tab();
    expect(document.activeElement).toBe(rows('Design')[0]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(rows('Design')[2]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(rows('Design')[12]);
    await user.tab();
    expect(document.activeElement).toBe(spot(/^Head center/));
  });

  test('a row opens the card of its gate', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(screen.getByRole('button', { name: /Saturn\s*34\.6/ }));
    const card = screen.getByRole('region', { name: 'Gate 34: Power' });
    expect(within(card).getByText('Line 6').closest('li')?.textContent).toContain('Saturn Design');
    expect(within(card).getByText('Line 5').closest('li')?.textContent).toContain(
      'Saturn Personality',
    );
    const channels = within(card).getAllByText(/^\d+-\d+ /);
    expect(channels.map((title) => title.closest('li')?.textContent)).toEqual([
      '10-34 ExplorationfilledGate 10, Behavior of the Self is active too.',
      '20-34 CharismapartialGate 20, The Now is not active.',
      '34-57 PowerpartialGate 57, Intuitive Clarity is not active.',
    ]);
    expect(spot(/^Gate 34,/).getAttribute('aria-expanded')).toBe('true');
  });

  test('the card links to the partner gate and to the center, and moves the focus', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 34,/));
    await user.click(screen.getByRole('button', { name: 'Gate 10, Behavior of the Self' }));
    expect(screen.getByRole('region', { name: 'Gate 10: Behavior of the Self' })).toBeTruthy();
    expect(document.activeElement).toBe(spot(/^Gate 10,/));
    await user.click(screen.getByRole('button', { name: 'G center' }));
    const card = screen.getByRole('region', { name: 'G Center' });
    expect(within(card).getByText('10-34 Exploration')).toBeTruthy();
    expect(within(card).getByRole('list', { name: 'Gates' }).children).toHaveLength(8);
    expect(within(card).getByRole('button', { name: /^Gate 10,.*: Personality$/ })).toBeTruthy();
  });

  test('a center without a channel says whether it is completely open', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Head center/));
    expect(screen.getByText('Undefined: no filled channel reaches it.')).toBeTruthy();
  });

  test('closing returns the focus to the picture', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 1,/));
    expect(screen.getByText(/^Not active: none of the 26/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: /^Gate 1:/ })).toBeNull();
    expect(document.activeElement).toBe(spot(/^Gate 1,/));
  });

  test('has no inline styles', async () => {
    const { container } = show(800);
    await userEvent.click(spot(/^Gate 34,/));
    expect(container.querySelectorAll('[style], style')).toHaveLength(0);
  });
});

describe('a narrow figure', () => {
  test('has one table: Design, planet, Personality', () => {
    show(390);
    const table = screen.getByRole('table', { name: 'Activations by planet' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[0]).toEqual(['Designunconscious', 'Planet', 'Personalityconscious']);
    expect(cells[1]).toEqual(['12.5', 'Sun', '6.3']);
    expect(cells).toHaveLength(14);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('opens a sheet that stays open while another gate is tapped', async () => {
    const user = userEvent.setup();
    show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 34,/));
    expect(screen.getByRole('dialog', { name: 'Gate 34: Power' })).toBeTruthy();
    await user.click(spot(/^Gate 63,/));
    const sheet = screen.getByRole('dialog', { name: 'Gate 63: Doubt' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(spot(/^Gate 63,/));
  });

  test('keeps the focus in the sheet when it moves on to a partner gate', async () => {
    const user = userEvent.setup();
    show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 63,/));
    await user.click(screen.getByRole('button', { name: 'Gate 4, Formulization' }));
    const sheet = screen.getByRole('dialog', { name: 'Gate 4: Formulization' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function isLit(row: HTMLElement): boolean {
  return row.classList.contains('bg-well');
}

test('doubled text size gives a wide page the phone layout', () => {
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  show(1200);
  expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
});

test('a phone renders the picture once, in its own layout', () => {
  vi.stubGlobal('innerWidth', 390);
  onTestFinished(() => void vi.unstubAllGlobals());
  const renders = vi.fn();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(388);
  render(
    <Profiler id="figure" onRender={renders}>
      <BodygraphFigure name="Ana" activations={SAMPLE.activations} />
    </Profiler>,
  );
  expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
  expect(renders).toHaveBeenCalledTimes(1);
});

describe('saving and printing the chart', () => {
  test('print has the columns next to the picture, whatever the screen shows', () => {
    show(360);
    expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByRole('table', { name: 'Activations by planet' })).toBeNull();
    expect(rows('Design')).toHaveLength(13);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
  });

  test('reports in the page that a picture could not be saved', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(screen.getByText('Save as SVG'));
    const told = await screen.findByText(/could not be saved/);
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('Save as SVG')).toHaveFocus();
  });
});
