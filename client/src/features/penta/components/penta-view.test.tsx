import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readerDates } from '#client/lib/dates.ts';
import { DatesContext } from '#client/lib/use-dates.ts';
import { teamWith } from '#client/testing/team-samples.ts';
import { PentaData } from '#shared/contract/penta.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { GateBreakdown } from './gate-breakdown.tsx';
import { PentaGaps } from './penta-gaps.tsx';
import { PentaView } from './penta-view.tsx';

function pentaOf(size: number, isFourthUnsure = false): PentaData {
  const { pentaData } = teamWith(size, {}, isFourthUnsure);
  if (pentaData === null) throw new Error('no Penta');
  return pentaData;
}

const boxes = () =>
  ['Upper functions', 'Lower functions'].flatMap((name) =>
    within(screen.getByRole('list', { name })).getAllByRole('listitem'),
  );
const words = (gate: number) => {
  const found = document.querySelector(`[data-gate="${gate}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`no function ${gate}`);
  return found;
};
const nameIn = (penta: PentaData) => (id: string) =>
  penta.members.find((one) => one.id === id)?.name ?? '?';
const gapCards = () => [...document.querySelectorAll<HTMLElement>('li[id^="gap-"]')];
/** The functions shown as missing. */
const missing = () =>
  [...document.querySelectorAll('[data-missing]')].map((one) =>
    Number(one.getAttribute('data-gate')),
  );

test('shows twelve functions in six channels titled in words, each with its people', () => {
  const penta = pentaOf(5);
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  expect(boxes().map((box) => within(box).getByRole('heading').textContent)).toEqual([
    expect.stringMatching(/^Administration and Planning \(31-7\): /),
    expect.stringMatching(/^Public Relations and Implementation \(8-1\): /),
    expect.stringMatching(/^Oversight and Accounting \(33-13\): half: 33 is missing$/),
    expect.stringMatching(/^Reliability and Culture \(15-5\): /),
    expect.stringMatching(/^Vision and Capacity \(2-14\): /),
    expect.stringMatching(/^Coordination and Commitment \(46-29\): /),
  ]);
  const called = calledNames(penta.members.map(({ name }) => name));
  for (const { gate, label, holders } of penta.gates) {
    expect(words(gate)).toHaveTextContent(new RegExp(`^${label} ${gate}`));
    for (const { memberId } of holders) {
      const at = penta.members.findIndex(({ id }) => id === memberId);
      expect(words(gate)).toHaveTextContent(called[at] ?? '?');
    }
    if (holders.length === 0) expect(words(gate)).toHaveTextContent(/Missing$/);
  }
});

test('shows a gap as an empty disc with a word, and lists it as missing with its partner', () => {
  const penta = pentaOf(5);
  render(
    <>
      <PentaView teamName="Team Alpha" penta={penta} />
      <PentaGaps penta={penta} />
    </>,
  );
  expect(missing()).toEqual([33]);
  const [gap = null, ...others] = gapCards();
  expect(others).toEqual([]);
  expect(gap).toHaveTextContent(/Oversight 33/);
  expect(gap).toHaveTextContent(/can step in for Oversight, covering Accounting, its other half/);
  expect(gap).toHaveTextContent('Review last month’s results');
  expect(gap).toHaveTextContent('Ask someone from another team to run your review twice a year.');
});

test('many gaps wait behind a button, and are all printed', async () => {
  const penta = pentaOf(3);
  const bare = {
    ...penta,
    gates: penta.gates.map((gate) => ({ ...gate, holders: [], state: 'gap' as const })),
  };
  const user = userEvent.setup();
  const { rerender } = render(<PentaGaps penta={bare} />);
  expect(gapCards()).toHaveLength(4);
  rerender(<PentaGaps penta={bare} isPrinting />);
  expect(gapCards()).toHaveLength(12);
  rerender(<PentaGaps penta={bare} />);
  await user.click(screen.getByRole('button', { name: 'Show 8 more gaps' }));
  expect(gapCards()).toHaveLength(12);
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^(Vision|Capacity)/);
});

test('choosing a face shows the team without that person, until it’s chosen again', async () => {
  const penta = pentaOf(3);
  const user = userEvent.setup();
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  const before = missing();
  const [worst] = penta.resilience;
  const button = screen.getByRole('button', { name: nameIn(penta)(worst?.memberId ?? '') });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(missing()).toHaveLength(before.length + (worst?.gatesLost.length ?? 0));
  for (const gate of worst?.gatesLost ?? []) {
    expect(words(gate)).toHaveTextContent(/Missing without \w+$/);
  }
  const said = document.querySelector('[aria-live="polite"]');
  expect(said).toHaveTextContent(/^Without \w+, nobody covers .*\. You keep \d+ of 12 functions/);
  expect(said).toHaveTextContent('Two people are too few for a Penta.');
  await user.click(button);
  await user.unhover(button);
  act(() => button.blur());
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(missing()).toEqual(before);
  expect(said).toHaveTextContent(/^choose who, and see/);
});

test('hover and keyboard focus show an absence as well', async () => {
  const penta = pentaOf(3);
  const user = userEvent.setup();
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  const before = missing();
  const worst = nameIn(penta)(penta.resilience[0]?.memberId ?? '');
  await user.hover(screen.getByRole('button', { name: worst }));
  expect(missing().length).toBeGreaterThan(before.length);
  await user.unhover(screen.getByRole('button', { name: worst }));
  expect(missing()).toEqual(before);
  act(() => screen.getByRole('button', { name: worst }).focus());
  expect(missing().length).toBeGreaterThan(before.length);
});

test('shows the readings, labeled as the product’s own', () => {
  const penta = pentaOf(4);
  render(<PentaView teamName="Team Alpha" penta={penta} isPrinting />);
  expect(screen.getByRole('region', { name: 'When one of you is away' })).toHaveTextContent(
    /Without \w+, nobody covers .*\. You keep \d+ of 12 functions/,
  );
  for (const [title, text] of [
    ['Team Strategy', penta.groupStrategy],
    ['Team Energy', penta.teamEnergy],
    ['Group Dynamics', penta.groupDynamics],
    ['Penta Insight', penta.insight[0]],
  ] as const) {
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(text ?? '?');
  }
  expect(screen.getByText(penta.readingNote)).toBeVisible();
});

test('names whose birth time something depends on', () => {
  const penta = pentaOf(4, true);
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  const details = screen.getByText(/^What depends on a birth time/).closest('details');
  expect(details).toHaveTextContent('Dana Petrova has gate 8 only if born before 2:07 PM.');
  expect(words(8)).toHaveTextContent('≈ perhaps Dana');
});

test('formats a certainty note with the reader’s clock', () => {
  render(
    <DatesContext value={readerDates('24h')}>
      <PentaView teamName="Team Alpha" penta={pentaOf(4, true)} isPrinting />
    </DatesContext>,
  );
  expect(screen.getByText(/gate 8 only if born before 14:07\.$/)).toBeVisible();
});

test('shows the stored certainty sentence of an old analysis', () => {
  const text = 'Dana has gate 8 only if born before 14:07.';
  const note = { memberId: 'd', subject: 'gate' as const, gate: 8, text };
  const stored = PentaData.parse({ ...pentaOf(4, true), certaintyNotes: [note] });
  render(<PentaView teamName="Team Alpha" penta={stored} isPrinting />);
  expect(screen.getByText(text)).toBeVisible();
});

test('the table has the same facts as the picture', async () => {
  const penta = pentaOf(5);
  const user = userEvent.setup();
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  await user.click(screen.getByText('Read as text'));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(12);
  expect(rows.filter((one) => one.textContent?.includes('nobody'))).toHaveLength(1);
});

test('the breakdown lists active gates with their contributors, at work and at home', async () => {
  const penta = pentaOf(5);
  const user = userEvent.setup();
  render(<GateBreakdown penta={penta} />);
  const active = penta.bg5Data.sections.filter(({ isActive }) => isActive);
  expect(screen.getAllByRole('listitem')).toHaveLength(active.length);
  expect(screen.getByText(active[0]?.teamLabel ?? '?')).toBeVisible();
  expect(
    screen
      .getByText('Ana Müller, Ben Okafor, Chris Lund, Dana Petrova, Ana Moreno', { exact: false })
      .closest('li'),
  ).toHaveTextContent('contributors');
  await user.click(screen.getByRole('tab', { name: 'Family Context' }));
  expect(screen.getByText(active[0]?.familyLabel ?? '?')).toBeVisible();
});

test('names ten of a gate’s many contributors', () => {
  const penta = pentaOf(3);
  const contributors = Array.from({ length: 12 }, (_, index) => `P${index + 1}`);
  const [first] = penta.bg5Data.sections;
  if (!first) throw new Error('no section');
  const sections = [{ ...first, isActive: true, contributors }];
  render(<GateBreakdown penta={{ ...penta, bg5Data: { sections, coveragePct: 8 } }} />);
  expect(screen.getByText(/P10 and 2 more$/)).toBeVisible();
  expect(screen.getByText('12 contributors')).toBeVisible();
});

test('the breakdown says so without data', () => {
  render(<GateBreakdown penta={null} />);
  expect(screen.getByText('BG5 analysis data not available')).toBeVisible();
});
