// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import type { Activations } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import { BODY_IDS, BODY_NAMES } from '#shared/engine/bodies.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import {
  CENTERS_AT_WORK,
  GATES_AT_WORK,
  HALF_CHANNELS_AT_WORK,
  POSITIONS_AT_WORK,
} from '#shared/knowledge/at-work-texts.data.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_EXAMPLE_TEXTS } from '#shared/knowledge/channel-example-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { gateLineText } from '#shared/knowledge/gate-line-texts.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { gateInOthers } from '#shared/knowledge/in-others.ts';
import { PLANET_TEXTS } from '#shared/knowledge/planet-texts.data.ts';
import { asClause } from '#shared/knowledge/prose.ts';
import { BodygraphDetails } from './bodygraph-details.tsx';
import {
  ActivationColumn,
  BodygraphFigure,
  type BodygraphFigureProps,
} from './bodygraph-figure.tsx';
import type { DrawnDoubts } from './doubts.ts';
import { useBodygraph } from './use-bodygraph.ts';

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

interface FigureProps extends Omit<BodygraphFigureProps, 'chart'> {
  activations?: Activations;
  doubts?: DrawnDoubts;
}

function Figure({ activations = SAMPLE.activations, doubts, ...props }: FigureProps) {
  const chart = useBodygraph('Ana', activations, doubts);
  return (
    <>
      <BodygraphFigure chart={chart} {...props} />
      <BodygraphDetails chart={chart} />
    </>
  );
}

function show(widthPx: number, props: FigureProps = {}) {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  vi.stubGlobal('matchMedia', () => ({
    matches: widthPx < 640,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return render(<Figure {...props} />);
}

// The code that a page loads when it has nothing else to do.
beforeAll(async () => {
  await import('./detail-layer.tsx');
  await ActivationColumn.preload();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what is highlighted from outside stands out until something is selected', async () => {
  const user = userEvent.setup();
  const { rerender } = show(800);
  const lit = () =>
    [...document.querySelectorAll('.bodygraph-lit text')].map(({ textContent }) => textContent);
  expect(lit()).toEqual([]);
  rerender(<Figure lit={{ gates: [34] }} />);
  expect(new Set(lit())).toEqual(new Set(['34', '10', '20', '57']));
  rerender(<Figure lit={{ channels: ['26-44'] }} />);
  expect(new Set(lit())).toEqual(new Set(['26', '44']));
  rerender(<Figure lit={{ centers: ['heart'] }} />);
  expect(new Set(lit())).toEqual(new Set(['Heart', '21', '40', '26', '51', '44']));
  await user.click(spot(/^Gate 1,/));
  expect(new Set(lit())).toEqual(new Set(['1', '8']));
  await user.click(spot(/^Gate 1,/));
  expect(lit()).toContain('Heart');
});

test('what a headline is about glows, with nothing veiled, until something is lit or selected', async () => {
  const user = userEvent.setup();
  const { rerender } = show(800, { marked: { channels: ['26-44'] } });
  const glowing = () =>
    [...document.querySelectorAll('.bodygraph-source text')].map(({ textContent }) => textContent);
  const isVeiled = () => document.querySelector('.bodygraph-veil') !== null;
  expect(glowing()).toEqual(['26', '44']);
  expect(isVeiled()).toBe(false);
  await user.click(spot(/^Gate 1,/));
  expect(glowing()).toEqual([]);
  await user.click(spot(/^Gate 1,/));
  expect(glowing()).toEqual(['26', '44']);
  rerender(<Figure marked={{ gates: [34] }} />);
  expect(glowing()).toEqual(['34']);
  rerender(<Figure marked={{ gates: [34] }} lit={{ gates: [63] }} />);
  expect(glowing()).toEqual([]);
  expect(isVeiled()).toBe(true);
});

test('names the headline on the cards of its channel and gates, on no others', async () => {
  const user = userEvent.setup();
  const { rerender } = show(800, { marked: { channels: ['26-44'] } });
  const isBehind = () => document.querySelector('.detail-popover')?.textContent;
  await user.click(spot(/^Gate 44,/));
  expect(await screen.findByText('Your headline')).toBeVisible();
  await user.click(spot(/^Gate 1,/));
  await screen.findByText('Gate 1');
  expect(isBehind()).not.toMatch(/your headline/i);
  rerender(<Figure marked={{ gates: [1] }} />);
  expect(await screen.findByText('Your headline')).toBeVisible();
});

/**
 * Whether the second follows the first in the document, which the grid lays out from left to right.
 */
const follows = (first: Element | undefined, second: Element | undefined) =>
  first !== undefined &&
  second !== undefined &&
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

test('Design is to the left of the picture, Personality to the right', () => {
  show(800);
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

  test('folds its columns behind a button, and prints them', async () => {
    const user = userEvent.setup();
    show(800, { arePositionsFolded: true });
    const sides = () => [rows('Design').length, rows('Personality').length];
    expect(screen.queryByText('Design', { selector: 'h3 span' })).toBeNull();
    await user.click(screen.getByText('Show positions'));
    expect(sides()).toEqual([13, 13]);
    await user.click(screen.getByText('Hide positions'));
    expect(screen.queryByText('Design', { selector: 'h3 span' })).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(sides()).toEqual([13, 13]);
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

  test('a row opens the card of its position, which leads to its gate', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(screen.getByRole('button', { name: /Saturn\s*34\.6/ }));
    const card = await cardOf(GATE_TEXTS[34].keynote);
    expect(card.textContent).toContain('Saturn · Gate 34, line 6');
    // What the planet means comes before the gate.
    const meaning = 'Saturn shows where you learn discipline, here as others notice it.';
    expect(within(card).getByText(meaning)).toBeTruthy();
    expect(card.textContent.indexOf(meaning)).toBeLessThan(
      card.textContent.indexOf(GATE_TEXTS[34].gift),
    );
    expect(within(card).getByText(PLANET_TEXTS.saturn.design)).toBeTruthy();
    expect(card.textContent).toContain(GATE_TEXTS[34].gift);
    expect(partsOf(card)).toEqual([
      ['At work', POSITIONS_AT_WORK.saturn.design],
      ['What to watch', GATE_TEXTS[34].watchout],
      ['How it shows up', gateLineText(34, 6)],
    ]);
    expect(card.textContent).toContain(
      'From Saturn in gate 34, line 6; texts on lines are our reading.',
    );
    expect(rows('Design').filter(isLit)).toHaveLength(1);
    await user.click(within(card).getByRole('button', { name: 'gate 34' }));
    const gate = await cardOf(GATE_TEXTS[34].keynote);
    expect(gate.textContent).toMatch(/Gate 34 · Sacral · (you|others|you and others) notice it/);
    // The fold says through which planets; a count in the title would only raise the question.
    expect(gate.textContent).not.toMatch(/\d planets/);
    expect(document.activeElement).toBe(spot(/^Gate 34,/));
  });

  test('a gate’s card says what it gives, what to do, what to watch, what completes it and its lines', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 26,/));
    const card = await cardOf(GATE_TEXTS[26].keynote);
    expect(card.textContent).toContain(GATE_TEXTS[26].gift);
    expect(partsOf(card)).toEqual([
      ['At work', GATES_AT_WORK[26]],
      ['What to watch', GATE_TEXTS[26].watchout],
      ['How it may show', gateLineText(26, 2)],
      ['How else it may show', `${gateLineText(26, 4)}From Uranus in gate 26, line 4.`],
    ]);
    expect(card.textContent).toContain(
      `Together with your gate 44, you ${asClause(CHANNEL_TEXTS['26-44'].keynote)}.`,
    );
    // The first is in sight, the other folded.
    const [shown, folded] = ([2, 4] as const).map((line) =>
      within(card).getByText(
        (_, element) =>
          element?.tagName === 'DD' && element.textContent.startsWith(gateLineText(26, line)),
      ),
    );
    expect(shown?.closest('details')).toBeNull();
    const fold = folded?.closest('details');
    expect(fold?.textContent).toContain('More about gate 26');
    // Once, and folded: the meaning comes first.
    expect(card.textContent.match(/our reading/g)).toHaveLength(1);
    const source = within(card).getByText(
      'From Uranus in gate 26, line 2; texts on lines are our reading.',
    );
    // One door to all of it, and to the library.
    expect(source.closest('details')).toBe(fold);
    expect(fold?.open).toBe(false);
    const library = within(card).getByRole('link', {
      name: 'Gate 26 in the library',
      hidden: true,
    });
    expect(library.closest('details')).toBe(fold);
    expect(screen.getByRole('status').textContent).toBe('Gate 26: card open.');
    await user.click(screen.getByText(asClause(CHANNEL_TEXTS['26-44'].keynote)));
    const channel = await cardOf(CHANNEL_TEXTS['26-44'].keynote);
    expect(document.activeElement).toBe(spot(/^Channel 26-44/));
    await user.click(within(channel).getByRole('button', { name: GATE_TEXTS[44].keynote }));
    expect(await cardOf(GATE_TEXTS[44].keynote)).toBeTruthy();
    expect(document.activeElement).toBe(spot(/^Gate 44,/));
  });

  test('the card of an own gate in an open center names its partner, and folds when it shows', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 63,/));
    const card = await cardOf(GATE_TEXTS[63].keynote);
    expect(partsOf(card)).toContainEqual(['With others', 'Stronger, as your Head is open.']);
    expect(within(card).getByText('With others').closest('details')?.open).toBe(false);
    const partner = within(card).getByText(asClause(CHANNEL_TEXTS['4-63'].keynote));
    expect(partner.closest('details')).toBeNull();
  });

  test('a line that both sides have is told once', async () => {
    const user = userEvent.setup();
    const both = chartOf({ design: [1, 2], personality: [3, 1] });
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<Figure activations={both} />);
    await user.click(spot(/^Gate 1,/));
    const card = await cardOf(GATE_TEXTS[1].keynote);
    const lines = partsOf(card).filter(([label]) => label?.includes('may show'));
    expect(lines.map(([label]) => label)).toEqual(['How it may show']);
    expect(card.textContent).toMatch(/From the Earth and the Sun in gate 1, line \d; texts/);
  });

  test('a gate that isn’t in the chart is told as that of others', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 1,/));
    const card = await cardOf(GATE_TEXTS[1].keynote);
    expect(card.textContent).toContain('Gate 1 · G center · not in your chart');
    expect(card.textContent).toContain(gateInOthers(1).gift);
    expect(partsOf(card)).toEqual([
      ['Working with them', gateInOthers(1).watchout],
      ['What that means for you', 'When a task needs it, ask a colleague who has it.'],
    ]);
  });

  test('a gate’s card tells what happens with a colleague who has its partner', async () => {
    const user = userEvent.setup();
    show(800);
    const keynote = asClause(CHANNEL_TEXTS['27-50'].keynote);
    await user.click(spot(/^Gate 50,/));
    expect((await cardOf(GATE_TEXTS[50].keynote)).textContent).toContain(
      `Together with someone who has gate 27, you ${keynote}.`,
    );
    await user.click(spot(/^Gate 27,/));
    const [, own] = partsOf(await cardOf(GATE_TEXTS[27].keynote));
    expect(own?.[1]).toContain(
      `Together with your gate 50, someone who has gate 27 helps you ${keynote}.`,
    );
  });

  test('a card says when its part is as drawn', async () => {
    const user = userEvent.setup();
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const sides = recordOf(BODY_IDS, () => null);
    render(
      <Figure
        doubts={{
          positions: { design: sides, personality: sides },
          gates: new Map([[26, 'until 7:20 AM']]),
          channels: new Map(),
          centers: new Map(),
        }}
      />,
    );
    await user.click(spot(/^Gate 26,/));
    const card = await cardOf(GATE_TEXTS[26].keynote);
    expect(card.textContent).toContain('≈ Approximate: Yours if you were born before 7:20 AM.');
    await user.click(spot(/^Gate 44,/));
    const partner = await cardOf(GATE_TEXTS[44].keynote);
    expect(partner.textContent).not.toContain('Yours if');
    expect(partner.textContent).toMatch(
      /Together with your gate 26, you [^.]+\.≈ Approximate: Born after 7:20 AM, you don’t have gate 26\./,
    );
  });

  test('the card of a whole channel has its two gates below each other, each with who notices it, and folds its planets', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Channel 26-44/));
    const card = await cardOf(CHANNEL_TEXTS['26-44'].keynote);
    expect(card.textContent).toContain('Channel 26-44 · complete in your chart');
    const gates = within(card).getByRole('list', { name: 'Who has which half of 26-44 Surrender' });
    expect(gates.className).not.toContain('grid-cols-2');
    expect([...gates.children].map(({ textContent }) => textContent)).toEqual([
      `26${GATE_TEXTS[26].keynote} · you and others notice it`,
      `44${GATE_TEXTS[44].keynote} · you notice it`,
    ]);
    expect(partsOf(card)).toContainEqual(['How it may show', CHANNEL_EXAMPLE_TEXTS['26-44']]);
    const fold = card.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('called “Surrender”');
    expect(fold?.textContent).toContain(
      'Your gate 26 comes from Uranus; your gate 44 comes from Venus.',
    );
  });

  test('the card of half a channel says how it shows at work, who completes it and what to watch, and once that it is half', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Channel 27-50/));
    const card = await cardOf(CHANNEL_TEXTS['27-50'].keynote);
    expect(card.textContent).toContain('Channel 27-50 · half in your chart');
    expect(card.textContent.match(/half/g)).toHaveLength(1);
    expect(card.querySelector('p + dl')?.previousElementSibling?.textContent).toBe(
      HALF_CHANNELS_AT_WORK['27-50'],
    );
    expect(partsOf(card)).toEqual([
      [
        'Who completes it',
        'Someone with gate 27 provides the daily care; you guard the rules that keep people safe (gate 50).',
      ],
      ['What to watch together', CHANNEL_TEXTS['27-50'].watchout],
    ]);
    await user.click(within(card).getByRole('button', { name: 'gate 27' }));
    expect(await cardOf(GATE_TEXTS[27].keynote)).toBeTruthy();
  });

  test('a center’s card is about a defined or an open one, with its gates', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^G center/));
    const g = await cardOf(CENTER_TEXTS.g.keynote);
    // Plain words before the term.
    expect(g.textContent.indexOf(CENTER_TEXTS.g.keynote)).toBeLessThan(
      g.textContent.indexOf('steady in you'),
    );
    expect(g.textContent).toMatch(/You have a stable sense/);
    expect(partsOf(g)).toContainEqual(['At work', CENTERS_AT_WORK.g.defined]);
    expect(
      within(g).getByRole('button', { name: `Gate 10, ${GATE_TEXTS[10].keynote}, yours` }),
    ).toBeTruthy();
    expect(g.textContent).toContain('It’s always connected to your Sacral by channel 10-34.');
    await user.click(spot(/^Head center/));
    const head = await cardOf(CENTER_TEXTS.head.keynote);
    expect(head.textContent).toContain(CENTER_TEXTS.head.open);
    expect(partsOf(head)).toContainEqual(['At work', CENTERS_AT_WORK.head.open]);
    expect(head.textContent).toMatch(/You have \d of its 3 gates but no complete channel/);
  });

  test('Escape and Close return the focus to the picture', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 1,/));
    await user.click(await screen.findByLabelText('Close'));
    expect(screen.queryByText(GATE_TEXTS[1].keynote)).toBeNull();
    expect(document.activeElement).toBe(spot(/^Gate 1,/));
    await user.click(spot(/^Gate 2,/));
    (await screen.findByLabelText('Close')).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Close')).toBeNull();
    expect(document.activeElement).toBe(spot(/^Gate 2,/));
  });

  test('a press outside the figure closes the card', async () => {
    const user = userEvent.setup();
    show(800);
    await user.click(spot(/^Gate 1,/));
    await screen.findByLabelText('Close');
    await user.click(document.body);
    expect(screen.queryByLabelText('Close')).toBeNull();
  });

  test('has no inline styles but the place of its card', async () => {
    const { container } = show(800);
    await userEvent.click(spot(/^Gate 34,/));
    await screen.findByLabelText('Close');
    expect(container.querySelectorAll('[style]:not(.detail-popover), style')).toHaveLength(0);
  });
});

describe('a narrow figure', () => {
  test('has one table: Design, planet, Personality', () => {
    show(390);
    const table = screen.getByRole('table', { name: 'Activations by planet' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells[0]).toEqual(['Designothers see', 'Planet', 'Personalityyou see']);
    expect(cells[1]).toEqual(['12.5', 'Sun', '6.3']);
    expect(cells).toHaveLength(14);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });

  test('opens a sheet that stays open while another gate is tapped', async () => {
    const user = userEvent.setup();
    show(390);
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 34,/));
    expect(await screen.findByRole('dialog', { name: GATE_TEXTS[34].keynote })).toBeTruthy();
    expect(scroll).toHaveBeenCalled();
    await user.click(spot(/^Gate 63,/));
    const sheet = screen.getByRole('dialog', { name: GATE_TEXTS[63].keynote });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(spot(/^Gate 63,/));
  });

  test('a sheet names the headline, too', async () => {
    const user = userEvent.setup();
    show(390, { marked: { channels: ['26-44'] } });
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 44,/));
    const sheet = await screen.findByRole('dialog', { name: GATE_TEXTS[44].keynote });
    expect(sheet).toHaveTextContent('Your headline');
  });

  test('a sheet has what to watch and a gate’s partner in sight, and folds what is less', async () => {
    const user = userEvent.setup();
    show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const foldOf = (card: HTMLElement, text: string | RegExp) =>
      within(card).getByText(text).closest('details');
    await user.click(spot(/^Gate 26,/));
    const gate = await screen.findByRole('dialog', { name: GATE_TEXTS[26].keynote });
    expect(foldOf(gate, /^Together with your gate 44/)).toBeNull();
    expect(foldOf(gate, GATE_TEXTS[26].watchout)).toBeNull();
    expect(foldOf(gate, gateLineText(26, 2))).toBeNull();
    await user.click(spot(/^Channel 26-44/));
    const channel = screen.getByRole('dialog', { name: CHANNEL_TEXTS['26-44'].keynote });
    expect(foldOf(channel, CHANNEL_TEXTS['26-44'].watchout)).toBeNull();
    expect(foldOf(channel, CHANNEL_EXAMPLE_TEXTS['26-44'])).toBeNull();
    expect(foldOf(channel, GATE_TEXTS[44].keynote)).not.toBeNull();
    await user.click(spot(/^G center/));
    const center = screen.getByRole('dialog', { name: CENTER_TEXTS.g.keynote });
    expect(foldOf(center, CENTER_TEXTS.g.definedWatchout)).toBeNull();
    expect(foldOf(center, /^Its gates/)).not.toBeNull();
  });

  test('a sheet is tall while it is unfolded', async () => {
    const user = userEvent.setup();
    show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 26,/));
    const sheet = await screen.findByRole('dialog', { name: GATE_TEXTS[26].keynote });
    const fold = sheet.querySelector('details');
    if (!fold) throw new Error('The sheet has a fold');
    await user.click(within(sheet).getByRole('button', { name: 'Show more of this card' }));
    expect(fold.open).toBe(true);
    fold.open = false;
    fireEvent(fold, new Event('toggle'));
    expect(within(sheet).getByRole('button', { name: 'Show more of this card' })).toBeTruthy();
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    expect(within(sheet).getByRole('button', { name: 'Show less of this card' })).toBeTruthy();
  });

  test('brings a gate’s partner above the sheet, too', async () => {
    const user = userEvent.setup();
    show(390);
    vi.stubGlobal('innerHeight', 800);
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(800 - 303);
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const [gate, partner] = [spot(/^Gate 26,/), spot(/^Gate 44,/)];
    vi.spyOn(gate, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 200, 20, 20));
    vi.spyOn(partner, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 20, 20));
    await user.click(gate);
    await screen.findByRole('dialog', { name: GATE_TEXTS[26].keynote });
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 310 - 180 }));
  });

  test('rings nothing without a card', async () => {
    const user = userEvent.setup();
    const { container } = show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    const rings = () => container.querySelectorAll('.bodygraph-halo').length;
    await user.hover(spot(/^Gate 63,/));
    expect(rings()).toBe(0);
    await user.click(spot(/^Gate 63,/));
    await user.click(within(await screen.findByRole('dialog')).getByLabelText('Close'));
    expect(rings()).toBe(0);
  });

  test('keeps the focus in the sheet when it moves on to a partner or the next gate', async () => {
    const user = userEvent.setup();
    show(390);
    vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
    await user.click(spot(/^Gate 63,/));
    const keynote = asClause(CHANNEL_TEXTS['4-63'].keynote);
    await user.click(await screen.findByRole('button', { name: new RegExp(`you ${keynote}\\.$`) }));
    const channel = screen.getByRole('dialog', { name: CHANNEL_TEXTS['4-63'].keynote });
    expect(channel.contains(document.activeElement)).toBe(true);
    await user.click(within(channel).getByRole('button', { name: 'gate 4' }));
    const sheet = screen.getByRole('dialog', { name: GATE_TEXTS[4].keynote });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await user.click(within(sheet).getByRole('button', { name: 'Next gate' }));
    // Gate 4 isn't in the chart: the first that is comes next.
    expect(screen.getByRole('dialog', { name: GATE_TEXTS[3].keynote })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next gate' }));
    await user.click(screen.getByRole('button', { name: 'Previous gate' }));
    expect(screen.getByRole('dialog', { name: GATE_TEXTS[3].keynote })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

/** By its headline. */
async function cardOf(keynote: string): Promise<HTMLElement> {
  const card = (await screen.findByText(keynote, { selector: 'h3' })).closest('section');
  if (!card) throw new Error('A card is a section');
  return card;
}

/** Its parts: label and words. */
function partsOf(card: HTMLElement) {
  return within(card)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

function isLit(row: HTMLElement): boolean {
  return row.classList.contains('bg-accent-soft');
}

test('doubled text size gives a wide page the phone layout', () => {
  document.documentElement.style.fontSize = '32px';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  show(800);
  expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
});

test('a phone renders the picture once, in its own layout', () => {
  vi.stubGlobal('innerWidth', 390);
  onTestFinished(() => void vi.unstubAllGlobals());
  const renders = vi.fn();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(388);
  render(
    <Profiler id="figure" onRender={renders}>
      <Figure />
    </Profiler>,
  );
  expect(screen.getByRole('table', { name: 'Activations by planet' })).toBeInTheDocument();
  // Each once: what is around the picture, the picture, its buttons.
  expect(renders).toHaveBeenCalledTimes(3);
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
