import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readerDates } from '#client/lib/dates.ts';
import { DatesContext } from '#client/lib/use-dates.ts';
import { teamWith } from '#client/testing/team-samples.ts';
import { PentaData } from '#shared/contract/penta.ts';
import { GateBreakdown } from './gate-breakdown.tsx';
import { PentaGaps } from './penta-gaps.tsx';
import { PentaView } from './penta-view.tsx';

function pentaOf(size: number, isFourthUnsure = false): PentaData {
  const { pentaData } = teamWith(size, {}, isFourthUnsure);
  if (pentaData === null) throw new Error('no Penta');
  return pentaData;
}

const boxes = () => within(screen.getByRole('list', { name: 'The six function boxes' }));
const row = (label: RegExp) => {
  const found = boxes()
    .getAllByRole('listitem')
    .find((item) => item.querySelector('ul') === null && label.test(item.textContent ?? ''));
  if (!found) throw new Error(`no row ${label}`);
  return found;
};

test('shows twelve functions in six boxes, each with its holders as text', () => {
  const penta = pentaOf(5);
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  expect(
    boxes()
      .getAllByRole('heading')
      .map((one) => one.textContent),
  ).toEqual(['31-7', '8-1', '33-13', '15-5', '2-14', '46-29']);
  for (const { gate, label, holders } of penta.gates) {
    const names = holders.map(
      ({ memberId }) => penta.members.find(({ id }) => id === memberId)?.name,
    );
    const words = row(new RegExp(`^${label} ${gate}`));
    for (const name of names) expect(words).toHaveTextContent(name ?? '?');
    if (names.length === 0) expect(words).toHaveTextContent('Held by nobody.');
  }
});

test('shows a gap as a ring with text, and lists it as missing with its partner', () => {
  const penta = pentaOf(5);
  const nameOf = (id: string) => penta.members.find((one) => one.id === id)?.name ?? '?';
  render(
    <>
      <PentaView teamName="Team Alpha" penta={penta} />
      <PentaGaps penta={penta} nameOf={nameOf} />
    </>,
  );
  expect(row(/^Oversight 33/)).toHaveTextContent('missing');
  const missing = screen.getByRole('region', { name: 'Missing BG5 Functions (Team)' });
  expect(within(missing).getAllByRole('listitem')).toHaveLength(1);
  expect(missing).toHaveTextContent('Its partner, Accounting (13), is there.');
});

test('selecting a member highlights their gates, until they are selected again', async () => {
  const penta = pentaOf(3);
  const user = userEvent.setup();
  const { container } = render(<PentaView teamName="Team Alpha" penta={penta} />);
  const lit = () => container.querySelectorAll('[data-lit]').length;
  const [ana] = penta.members;
  const button = screen.getByRole('button', { name: 'Ana Müller' });
  expect(lit()).toBe(0);
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(lit()).toBe(ana?.gates.length);
  await user.click(button);
  await user.unhover(button);
  button.blur();
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('keyboard focus highlights a member', async () => {
  const penta = pentaOf(3);
  const user = userEvent.setup();
  const { container } = render(<PentaView teamName="Team Alpha" penta={penta} />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ana Müller' })).toHaveFocus();
  expect(container.querySelectorAll('[data-lit]')).toHaveLength(
    penta.members[0]?.gates.length ?? 0,
  );
});

test('shows the readings, labeled as the product’s own', () => {
  const penta = pentaOf(4);
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  for (const [title, text] of [
    ['Team Strategy', penta.groupStrategy],
    ['Team Energy', penta.teamEnergy],
    ['Group Dynamics', penta.groupDynamics],
    ['Penta Insight', penta.insight[0]],
    ['When one of you is away', penta.resilience[0]?.text],
  ] as const) {
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(text ?? '?');
  }
  expect(screen.getByText(penta.readingNote)).toBeVisible();
});

test('names whose birth time something depends on', () => {
  const penta = pentaOf(4, true);
  render(<PentaView teamName="Team Alpha" penta={penta} />);
  const region = screen.getByRole('region', { name: /What depends on a birth time/ });
  expect(region).toHaveTextContent('Dana Petrova has gate 8 only if born before 2:07 PM.');
  expect(row(/^Public Relations 8/)).toHaveTextContent('perhaps Dana Petrova');
});

test('formats a certainty note with the reader’s clock', () => {
  render(
    <DatesContext value={readerDates('24h')}>
      <PentaView teamName="Team Alpha" penta={pentaOf(4, true)} />
    </DatesContext>,
  );
  expect(screen.getByText(/gate 8 only if born before 14:07\.$/)).toBeVisible();
});

test('shows the stored certainty sentence of an old analysis', () => {
  const text = 'Dana has gate 8 only if born before 14:07.';
  const note = { memberId: 'd', subject: 'gate' as const, gate: 8, text };
  const stored = PentaData.parse({ ...pentaOf(4, true), certaintyNotes: [note] });
  render(<PentaView teamName="Team Alpha" penta={stored} />);
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
