import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { PairsTab } from './pairs-tab.tsx';

const TEAM = teamWith(4);

/** Shows the tab on a wide or a narrow screen. */
function show(width: 'wide' | 'narrow', team: TeamRecord = TEAM) {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener() {},
    removeEventListener() {},
  }));
  const user = userEvent.setup();
  render(<PairsTab team={team} />);
  return { user };
}

const table = () => within(screen.getByRole('table'));
const card = () => within(screen.getByRole('article', { name: 'Selected pair' }));
const cell = (name: RegExp) => table().getByRole('button', { name });

test('shows everybody with everybody, and says what kinds of pairs there are', () => {
  show('wide');
  expect(
    table()
      .getAllByRole('columnheader')
      .map((one) => one.textContent),
  ).toEqual(['BOBen', 'CLChris', 'DPDana']);
  expect(table().getAllByRole('button')).toHaveLength(6);
  expect(screen.getByText(/^\w+ pairs? .*\.$/)).toBeVisible();
});

test('a pair of the matrix opens its card with a strength, a caution, talk and trial', async () => {
  const { user } = show('wide');
  const dynamic = TEAM.dynamics.at(-1);
  await user.click(cell(/^Chris .* and Dana/));
  expect(card().getByRole('heading', { level: 3 })).toHaveTextContent(/^Chris .* and Dana/);
  expect(card().getByText(dynamic?.dynamicType ?? '')).toBeVisible();
  for (const [title, text] of [
    ['Strength', dynamic?.strength],
    ['Watch Out', dynamic?.watchout],
    ['How to talk to each other', dynamic?.talk],
    ['Try this', dynamic?.trial],
  ] as const) {
    expect(card().getByText(title, { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      text ?? 'none',
    );
  }
});

test('arrow keys move between pairs within the triangle, Enter opens, Escape leads back', async () => {
  const { user } = show('wide');
  await user.tab();
  expect(cell(/^Ana .* and Ben/)).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}');
  expect(cell(/^Ana .* and Ben/)).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(cell(/^Ana .* and Chris/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(cell(/^Chris .* and Dana/)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(card().getByRole('heading', { level: 3 })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(cell(/^Chris .* and Dana/)).toHaveFocus();
});

test('a pair that leads and follows says who leads', () => {
  const [first] = TEAM.dynamics;
  if (!first) throw new Error('No pair');
  const [link] = Object.values(first.channels).flat();
  if (!link) throw new Error('No channel');
  const lead = { ...link, fromId: first.member2.id };
  const dynamics = TEAM.dynamics.map((one) =>
    one === first
      ? { ...one, mainMode: 'Dominance' as const, channels: { ...one.channels, Dominance: [lead] } }
      : one,
  );
  show('wide', { ...TEAM, dynamics });
  expect(cell(/^Ana Müller and Ben Okafor: Lead and follow, Ben leads/)).toHaveTextContent(
    'Ben leads',
  );
});

test('channel numbers stand behind what it rests on', async () => {
  const { user } = show('wide');
  const [first] = TEAM.dynamics;
  await user.click(cell(/^Ana .* and Ben/));
  const [link] = first?.channels.Dominance ?? [];
  const numbers = card().getByText(new RegExp(`^${link?.channel} `));
  expect(numbers).not.toBeVisible();
  await user.click(card().getByText('What it rests on'));
  expect(numbers).toBeVisible();
  const [types] = first?.evidence.filter(({ kind }) => kind === 'types') ?? [];
  expect(types).toBeDefined();
  expect(card().getByText(/: types: /)).toBeVisible();
});

test('on a narrow screen, pairs are a list that opens in place', async () => {
  const { user } = show('narrow');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const rows = screen.getAllByRole('button', { expanded: false });
  expect(rows).toHaveLength(6);
  const [first] = rows;
  if (!first) throw new Error('No pair');
  await user.click(first);
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Watch Out', { selector: 'dt' })).toBeVisible();
  await user.click(first);
  expect(screen.queryByText('Watch Out')).not.toBeInTheDocument();
});

/** The team, with the headline of its first pair resting on a gate that Ana has until 2:07 PM. */
function unsure(spans: { from: null; to: { localDate: null; localTime: string } }[]): TeamRecord {
  const [first, ...others] = TEAM.dynamics;
  const [headline, ...evidence] = first?.evidence ?? [];
  if (!(first && headline?.kind === 'channel')) throw new Error('No channel');
  const hours = [{ memberId: first.member1.id, isDrawn: true, spans }];
  const links = first.channels[headline.mode].map((link) =>
    link.channel === headline.channel ? { ...link, isSure: false, hours } : link,
  );
  return {
    ...TEAM,
    dynamics: [
      {
        ...first,
        channels: { ...first.channels, [headline.mode]: links },
        evidence: [{ ...headline, isSure: false }, ...evidence],
        doubts: [{ memberId: first.member1.id, trait: 'centers' }],
      },
      ...others,
    ],
  };
}

test.each([
  [
    [{ from: null, to: { localDate: null, localTime: '14:07' } }],
    'if Ana Müller was born before 2:07 PM',
  ],
  [[], 'depends on Ana Müller’s birth time'],
])('marks what depends on a birth time, and says when: %j', async (spans, when) => {
  const { user } = show('wide', unsure(spans));
  const open = cell(/^Ana Müller and Ben .*, approximate$/);
  expect(open).toHaveTextContent('≈');
  await user.click(open);
  expect(card().getAllByText(when)).toHaveLength(1);
});

/** The team as somebody sees it of whose pairs the first is limited. */
function limited(summary: boolean): TeamRecord {
  const [first, ...dynamics] = TEAM.dynamics;
  const [ana, ...members] = TEAM.members;
  if (!(first && ana)) throw new Error('No pair');
  const { dynamicType, headline, strength, watchout, talk, trial, member1, member2 } = first;
  return {
    ...TEAM,
    members: [{ ...ana, type: summary ? ana.type : null, chartData: null }, ...members],
    dynamics,
    limitedPairs: [
      {
        member1,
        member2,
        limitedBy: [member1.id],
        summary: summary
          ? { dynamicType, headline, strength, watchout, talk, trial, evidence: [] }
          : null,
      },
    ],
  };
}

test('a pair of which one shares a summary has a card, and says what it is made of', async () => {
  const { user } = show('wide', limited(true));
  await user.click(cell(/^Ana .* and Ben .*: By summary$/));
  expect(
    card().getByText(
      'Ana doesn’t share gates and channels, so this card is made of types, authorities and profiles.',
    ),
  ).toBeVisible();
  expect(card().getByText('Strength', { selector: 'dt' })).toBeVisible();
  await user.click(card().getByText('What it rests on'));
  expect(card().queryByText(/^\d+ channels?$/)).not.toBeInTheDocument();
});

test('a pair of which one shares functions only has no card but the reason', async () => {
  const { user } = show('wide', limited(false));
  await user.click(cell(/^Ana .* and Ben .*: Not shared$/));
  expect(
    card().getByText(
      'There’s no card for this pair because Ana doesn’t share more than their functions.',
    ),
  ).toBeVisible();
  expect(card().queryByText('Strength')).not.toBeInTheDocument();
});

test('paper has every card', () => {
  show('wide');
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getAllByText('Watch Out', { selector: 'dt' })).toHaveLength(6);
});

test('two people have their card without a matrix', () => {
  show('wide', teamWith(2));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText('Watch Out', { selector: 'dt' })).toBeVisible();
});
