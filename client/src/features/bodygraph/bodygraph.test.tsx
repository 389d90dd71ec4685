// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { busyBrowser } from '#client/testing/busy-browser.ts';
import { channelPath } from '#shared/bodygraph/layout.ts';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { type Activations, bodygraphModel } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { Bodygraph } from './bodygraph.tsx';
import { BodygraphStill } from './bodygraph-still.tsx';
import type { DrawnDoubts } from './doubts.ts';
import { centerLabel, channelLabel, gateLabel } from './labels.ts';
import type { Spot } from './navigation.ts';

interface GraphProps {
  activations?: Activations;
  doubts?: DrawnDoubts;
}

function Graph({ activations = SAMPLE.activations, doubts }: GraphProps) {
  const [selected, setSelected] = useState<Spot | null>(null);
  const [highlighted, setHighlighted] = useState<Spot | null>(null);
  return (
    <Bodygraph
      model={bodygraphModel(activations)}
      doubts={doubts}
      label="Bodygraph of Ana"
      idPrefix="graph"
      selected={selected}
      highlighted={highlighted}
      onSelect={setSelected}
      onHighlight={setHighlighted}
    />
  );
}

// By label, because role queries are slow with so many shapes; roles have their own test.
const svg = () => screen.getByLabelText('Bodygraph of Ana');
const spot = (name: RegExp) => screen.getByLabelText(name);
const channel = (id: string) => svg().querySelector(`[data-channel="${id}"]`);
const count = (root: Element | null, selector: string) => root?.querySelectorAll(selector).length;

test('the buttons come once the browser is idle: together with the picture they would be a long task', () => {
  const beIdle = busyBrowser();
  render(<Graph />);
  expect(svg().querySelector('.bodygraph-disc')).not.toBeNull();
  expect(count(svg(), '[role="button"]')).toBe(0);
  beIdle();
  expect(count(svg(), '[role="button"]')).toBe(9 + 64 + 36);
});

describe('accessible names', () => {
  const model = bodygraphModel(SAMPLE.activations);

  test('every center and gate is a button named by its state in the chart', () => {
    render(<Graph />);
    expect(screen.getByRole('group', { name: 'Bodygraph of Ana' })).toBe(svg());
    const buttons = within(svg()).getAllByRole('button');
    expect(buttons).toHaveLength(9 + 64 + 36);
    const names = buttons.map((button) => button.getAttribute('aria-label'));
    for (const gate of GATE_NUMBERS) expect(names).toContain(gateLabel(model, gate));
    for (const center of CENTER_IDS) expect(names).toContain(centerLabel(model, center));
    for (const channel of CHANNEL_IDS) expect(names).toContain(channelLabel(model, channel));
  });

  test.each([
    [
      34,
      'Gate 34, Sacral. Design: Saturn line 6. Personality: Saturn line 5. Channel 10-34 filled; 20-34 and 34-57 partial.',
    ],
    [50, 'Gate 50, Spleen. Design: South Node line 3, Moon line 5. Channel 27-50 partial.'],
    [1, 'Gate 1, G Center. Not active. Channel 1-8 empty.'],
  ] as const)('gate %s is named with its center, activations and channels', (gate, name) => {
    expect(gateLabel(model, gate)).toBe(name);
  });

  test.each([
    ['26-44', 'Channel 26-44 Surrender, Heart to Spleen. Filled: gates 26 and 44 active.'],
    ['27-50', 'Channel 27-50 Preservation, Sacral to Spleen. Partial: gate 50 active.'],
    ['1-8', 'Channel 1-8 Inspiration, G Center to Throat. Empty.'],
  ] as const)('channel %s is named with its centers and what is active', (id, name) => {
    expect(channelLabel(model, id)).toBe(name);
  });

  test('a center is named with its state and its active gates', () => {
    expect(centerLabel(model, 'sacral')).toBe(
      'Sacral center, defined. Active gates: 3, 34, and 42 of 9.',
    );
    expect(centerLabel(bodygraphModel(chartOf({})), 'g')).toBe(
      'G center, open. No active gate of 8.',
    );
  });
});

describe('drawing', () => {
  test('an empty channel is three plain lines, and its discs are hollow', () => {
    render(<Graph activations={chartOf({})} />);
    expect(channel('1-8')?.querySelectorAll('path')).toHaveLength(3);
    expect(count(svg(), '.bodygraph-disc:not(.bodygraph-focus *)')).toBe(64);
    expect(count(svg(), '.bodygraph-design-line, .bodygraph-personality-line')).toBe(0);
    expect(count(svg(), '.bodygraph-center-undefined')).toBe(9);
  });

  test('design is a railed line, personality a plain one, both a dashed one over the rail', () => {
    render(<Graph activations={chartOf({ design: [1, 3, 7], personality: [4, 3, 31] })} />);
    expect(count(channel('1-8'), '.bodygraph-design-line')).toBe(1);
    expect(count(channel('1-8'), '.bodygraph-design-core')).toBe(1);
    expect(count(channel('1-8'), '.bodygraph-personality-line')).toBe(0);
    expect(count(channel('4-63'), '.bodygraph-design-line')).toBe(0);
    expect(count(channel('4-63'), '.bodygraph-personality-line')).toBe(1);
    expect(count(channel('4-63'), '[stroke-dasharray]')).toBe(0);
    expect(count(channel('3-60'), '.bodygraph-design-core')).toBe(1);
    expect(count(channel('3-60'), '[stroke-dasharray="7 7"]')).toBe(1);
    expect(count(channel('7-31'), '.bodygraph-design-line')).toBe(1);
    expect(count(channel('7-31'), '.bodygraph-personality-line')).toBe(1);
  });

  test('discs are ringed, solid or split, with bold numbers', () => {
    render(<Graph activations={chartOf({ design: [1, 3], personality: [4, 3] })} />);
    const disc = (gate: number) =>
      [...svg().querySelectorAll('text')].find((text) => text.textContent === String(gate))
        ?.parentElement ?? null;
    expect(count(disc(1), 'circle.bodygraph-ring')).toBe(1);
    expect(count(disc(1), '.bodygraph-number-design')).toBe(1);
    expect(count(disc(4), '.bodygraph-ring')).toBe(0);
    expect(count(disc(4), 'circle.bodygraph-personality-fill')).toBe(1);
    expect(count(disc(3), 'circle.bodygraph-design-fill')).toBe(1);
    expect(count(disc(3), 'path.bodygraph-personality-fill')).toBe(1);
    expect(count(disc(3), 'path.bodygraph-ring')).toBe(1);
    expect(count(disc(2), '.bodygraph-number')).toBe(1);
  });

  test('a defined center is filled with a thick rim, an undefined one hollow with a thin rim', () => {
    render(<Graph />);
    const center = (id: string) => svg().querySelector(`[data-center="${id}"]`);
    for (const id of SAMPLE.definedCenters) {
      expect(center(id)?.classList).toContain('bodygraph-center-rim-defined');
      expect(center(id)?.getAttribute('stroke-width')).toBe('2.6');
    }
    expect(center('head')?.classList).toContain('bodygraph-center-undefined');
    expect(center('head')?.getAttribute('stroke-width')).toBe('1.6');
  });

  test('needs no inline styles, which the content security policy would block', async () => {
    const { container } = render(<Graph />);
    await userEvent.click(spot(/^Gate 34,/));
    expect(count(container, '[style], style')).toBe(0);
  });
});

/** Draws itself until it's told that it has. */
function DrawnGraph({ onDrawn }: { onDrawn?: () => void }) {
  return (
    <Bodygraph
      model={bodygraphModel(chartOf({ design: [1], personality: [47, 64] }))}
      label="Bodygraph of Ana"
      idPrefix="graph"
      selected={null}
      highlighted={null}
      onSelect={() => {}}
      onHighlight={() => {}}
      onDrawn={onDrawn}
    />
  );
}

test('while it draws itself, lines grow out of their gates and all buttons are there', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onDrawn = vi.fn();
  render(<DrawnGraph onDrawn={onDrawn} />);
  const lines = [...svg().querySelectorAll('.draw-in-line')];
  // The half of 1-8 with its rail, and both halves of 47-64.
  expect(lines.map((line) => line.getAttribute('class')?.split(' ').at(-1)).sort()).toEqual([
    'draw-in-0',
    'draw-in-0',
    'draw-in-0',
    'draw-in-1',
  ]);
  expect(count(svg(), '.draw-in-center')).toBe(2);
  expect(count(svg(), '[role="button"]')).toBe(9 + 64 + 36);
  expect(count(svg(), '[style]')).toBe(0);
  vi.advanceTimersByTime(899);
  expect(onDrawn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDrawn).toHaveBeenCalledTimes(1);
});

test('once it has drawn itself, only what has appeared is drawn again', () => {
  const { rerender } = render(<DrawnGraph onDrawn={() => {}} />);
  const discs = [...svg().querySelectorAll('.bodygraph-disc')];
  const tracks = [...svg().querySelectorAll('.bodygraph-track')];
  expect(discs).toHaveLength(64);
  rerender(<DrawnGraph />);
  const isKept = (shape: Element) => shape.isConnected;
  expect([...discs, ...tracks].every(isKept)).toBe(true);
  expect(discs.filter(({ classList }) => classList.contains('bodygraph-disc'))).toHaveLength(61);
  expect(count(svg(), '[class*="draw-in"]')).toBe(0);
});

test('a static picture is one image without buttons', () => {
  render(<BodygraphStill label="A bodygraph" charts={[SAMPLE.activations]} />);
  const still = screen.getByRole('img', { name: 'A bodygraph' });
  expect(count(still, '[role="button"], [tabindex], .bodygraph-focus')).toBe(0);
  expect(count(still, 'text')).toBe(64 + 9);
});

describe('by keyboard', () => {
  test('the picture is one tab stop', async () => {
    render(<Graph />);
    await userEvent.tab();
    expect(document.activeElement).toBe(spot(/^Head center/));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Zoom out'));
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(spot(/^Head center/));
  });

  test('arrow keys, Enter and Escape reach all 9 centers and 64 gates', async () => {
    const user = userEvent.setup();
    render(<Graph />);
    await user.tab();
    const seen = new Set<string>();
    const see = () => seen.add(document.activeElement?.getAttribute('aria-label') ?? '');
    const path = ['', 'Down', 'Down', 'Down', 'Right', 'Right', 'Left', 'Left', 'Down'];
    for (const arrow of path) {
      if (arrow) await user.keyboard(`{Arrow${arrow}}`);
      see();
      await user.keyboard('{Enter}');
      const first = document.activeElement;
      do {
        see();
        await user.keyboard('{ArrowRight}');
      } while (document.activeElement !== first);
      await user.keyboard('{Escape}');
    }
    const names = [...seen];
    expect(names.filter((name) => / center, /.test(name))).toHaveLength(9);
    expect(names.filter((name) => /^Gate /.test(name))).toHaveLength(64);
  });

  test('Enter opens a gate, Escape closes it and then moves up to its center', async () => {
    const user = userEvent.setup();
    render(<Graph />);
    await user.tab();
    await user.keyboard('{ArrowDown}{Enter}{Enter}');
    expect(spot(/^Gate 47,/).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(spot(/^Gate 47,/).getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(spot(/^Gate 47,/));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(spot(/^Ajna center/));
    await user.keyboard(' ');
    expect(spot(/^Ajna center/).getAttribute('aria-expanded')).toBe('true');
  });
});

describe('by pointer', () => {
  test('selecting a gate dims the rest; tapping it again, or outside, undoes it', async () => {
    const user = userEvent.setup();
    render(<Graph />);
    await user.click(spot(/^Gate 34,/));
    expect(count(svg(), '.bodygraph-veil')).toBe(1);
    const lit = [...svg().querySelectorAll('.bodygraph-lit text')].map((text) => text.textContent);
    expect(lit.sort()).toEqual(['10', '20', '34', '57']);
    await user.click(spot(/^Gate 34,/));
    expect(count(svg(), '.bodygraph-veil')).toBe(0);
    await user.click(spot(/^Root center/));
    expect(count(svg(), '.bodygraph-veil')).toBe(1);
    await user.click(svg());
    expect(count(svg(), '.bodygraph-veil')).toBe(0);
  });

  test('a center that is steady at some birth times only is pale, an open one as open as others', () => {
    const { graph } = bodygraphModel(SAMPLE.activations);
    const [defined] = graph.definedCenters;
    const open = CENTER_IDS.find((id) => !graph.definedCenters.includes(id));
    if (!defined || !open) throw new Error('The sample has both');
    const sides = recordOf(SIDES, () => recordOf(BODY_IDS, () => null));
    const centers = new Map([defined, open].map((id) => [id, 'until 7:20 AM'] as const));
    const none = { positions: sides, gates: new Map(), channels: new Map() };
    render(<Graph doubts={{ ...none, centers }} />);
    const pale = [...document.querySelectorAll('.bodygraph-center-faded')];
    expect(pale.map((center) => center.getAttribute('data-center'))).toEqual([defined]);
  });

  test('the selected gate is drawn larger, on top of everything, with a dashed ring where it is in doubt', async () => {
    const user = userEvent.setup();
    const sides = recordOf(SIDES, () => recordOf(BODY_IDS, () => null));
    const doubts = { positions: sides, gates: new Map([[10, 'until 7:20 AM'] as const]) };
    render(<Graph doubts={{ ...doubts, channels: new Map(), centers: new Map() }} />);
    const chosen = () => svg().querySelector('.bodygraph-chosen-gate');
    const ring = () => chosen()?.querySelector('.bodygraph-chosen');
    await user.click(spot(/^Gate 34,/));
    expect(chosen()?.textContent).toBe('34');
    expect(chosen()?.getAttribute('transform')).toContain('scale(1.25)');
    expect(ring()?.hasAttribute('stroke-dasharray')).toBe(false);
    // Hovered, it has no second ring on its number.
    expect(svg().querySelector('.bodygraph-chosen-gate ~ .bodygraph-halo')).toBeNull();
    await user.click(spot(/^Gate 10,/));
    expect(ring()?.hasAttribute('stroke-dasharray')).toBe(true);
    await user.click(spot(/^Gate 10,/));
    expect(chosen()).toBeNull();
  });

  test('selecting a channel keeps it and its two gates bright', async () => {
    render(<Graph />);
    await userEvent.click(spot(/^Channel 12-22/));
    const lit = [...svg().querySelectorAll('.bodygraph-lit text')].map((text) => text.textContent);
    expect(lit.sort()).toEqual(['12', '22']);
    expect(count(svg(), '.bodygraph-lit [data-channel="12-22"]')).toBe(1);
  });

  test('a selected channel has a ring around its line and around both its gates', async () => {
    render(<Graph />);
    await userEvent.click(spot(/^Channel 12-22/));
    const rings = [...svg().querySelectorAll('.bodygraph-lit > .bodygraph-chosen')];
    const places = rings.map((ring) => ring.getAttribute('cx') ?? ring.getAttribute('d'));
    expect(places).toEqual([channelPath('12-22'), '338', '467']);
  });

  test('hovering a gate rings it', async () => {
    const user = userEvent.setup();
    render(<Graph />);
    await user.hover(spot(/^Gate 1,/));
    expect(count(svg(), '.bodygraph-halo')).toBe(1);
    await user.unhover(spot(/^Gate 1,/));
    expect(count(svg(), '.bodygraph-halo')).toBe(0);
  });

  test('the zoom buttons change the view, which is centered on the selected gate', async () => {
    const user = userEvent.setup();
    render(<Graph />);
    const zoom = (name: string) =>
      name === 'Fit' ? screen.getByText(name) : screen.getByLabelText(name);
    const view = () => svg().getAttribute('viewBox');
    expect(zoom('Fit').getAttribute('aria-disabled')).toBe('true');
    await user.click(zoom('Zoom in'));
    expect(view()).toBe('90 156.67 360 626.67');
    await user.click(spot(/^Gate 1,/));
    expect(view()).toBe('90 144.67 360 626.67');
    await user.click(zoom('Zoom out'));
    expect(view()).toBe('0 0 540 940');
    await user.click(zoom('Zoom in'));
    await user.click(zoom('Fit'));
    expect(view()).toBe('0 0 540 940');
  });
});
