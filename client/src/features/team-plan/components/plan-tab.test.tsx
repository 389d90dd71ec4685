import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { once, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { teamWith } from '#client/testing/team-samples.ts';
import {
  createTeamAction,
  deleteTeamAction,
  getTeamPlan,
  type TeamAction,
  type TeamPlan,
  updateTeamAction,
} from '#shared/contract/team-plan.ts';
import { IsSampleContext } from '../use-plan.ts';
import { NextActions } from './next-actions.tsx';
import { PlanTab } from './plan-tab.tsx';

const MEMBERS = ['ana', 'ben', 'cem'].map(
  (_, index) => `00000000-0000-4000-8000-00000000000${index + 1}`,
);
const base = teamWith(3);
const team = {
  ...base,
  members: base.members.map((member, index) => ({ ...member, id: MEMBERS[index] ?? '' })),
};
const nameOf = (index: number) => team.members[index]?.name ?? '';

const ACTION: TeamAction = {
  id: '00000000-0000-4000-8000-000000000011',
  kind: 'action',
  title: 'Review last month’s results',
  note: null,
  source: { kind: 'function', gate: 33, need: 'gap' },
  reason: '30 minutes; covers Oversight for now',
  ownerId: MEMBERS[0] ?? null,
  dueDate: '2099-11-30',
  state: 'open',
  outcome: null,
  mayMark: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const SUGGESTION: TeamPlan['suggestions'][number] = {
  title: 'Pick one priority before you spend',
  reason: '20 minutes; covers Vision for now',
  source: { kind: 'function', gate: 2, need: 'gap' },
  ownerId: MEMBERS[1] ?? null,
  dueDate: '2099-12-02',
};
const PLAN: TeamPlan = {
  canManage: true,
  actions: [ACTION],
  suggestions: [SUGGESTION],
  gaps: [],
  debrief: null,
};
const planned = (changes: Partial<TeamPlan> = {}) => replies(getTeamPlan, { ...PLAN, ...changes });

test('the card shows open actions first, then suggestions, three in all', async () => {
  const many = Array.from({ length: 3 }, (_, index) => ({
    ...SUGGESTION,
    title: `${SUGGESTION.title} ${index}`,
  }));
  renderPart(<NextActions team={team} />, '/team', planned({ suggestions: many }));
  const rows = within(await screen.findByRole('region', { name: 'Do next' })).getAllByRole(
    'listitem',
  );
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/Review last month’s results.*30 minutes; covers Oversight/);
  expect(rows[0]).toHaveTextContent('Mon, Nov 30');
});

test('a suggestion says why it goes to its owner, if they have the other half', async () => {
  const holder = { memberId: MEMBERS[1] ?? '', positions: [] };
  const gates = team.pentaData?.gates.map((one) => ({
    ...one,
    holders: one.gate === 14 ? [holder] : [],
  }));
  const pentaData = team.pentaData && gates ? { ...team.pentaData, gates } : null;
  renderPart(
    <NextActions team={{ ...team, pentaData }} />,
    '/team',
    planned({ suggestions: [SUGGESTION, { ...SUGGESTION, title: 'Other', ownerId: null }] }),
  );
  expect(await screen.findAllByText('Covers Capacity, Vision’s other half')).toHaveLength(1);
});

test('one click adopts a suggestion as it is', async () => {
  const { user, api } = renderPart(
    <NextActions team={team} />,
    '/team',
    planned(),
    replies(createTeamAction, { ...ACTION, id: crypto.randomUUID() }),
  );
  await user.click(await screen.findByRole('button', { name: `Add to plan: ${SUGGESTION.title}` }));
  const { reason: _, ...sent } = SUGGESTION;
  expect(api.calls(createTeamAction)).toMatchObject([{ body: sent }]);
});

test('one click adopts all suggestions, in their order', async () => {
  const titles = ['First', 'Second'].map((word) => `${word}: ${SUGGESTION.title}`);
  const { user, api } = renderPart(
    <PlanTab team={team} />,
    '/team',
    planned({ suggestions: titles.map((title) => ({ ...SUGGESTION, title })) }),
    replies(createTeamAction, { ...ACTION, id: crypto.randomUUID() }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add all two' }));
  await waitFor(() =>
    expect(api.calls(createTeamAction).map(({ body }) => body.title)).toEqual(titles),
  );
});

test('the card leads to what it leaves to the plan', async () => {
  const many = Array.from({ length: 4 }, (_, index) => ({ ...SUGGESTION, title: `Step ${index}` }));
  renderPart(<NextActions team={team} />, '/team', planned({ suggestions: many }));
  expect(await screen.findByRole('link', { name: '2 more in the plan' })).toHaveAttribute(
    'href',
    `/team?teamId=${team.id}&tab=plan`,
  );
});

test('the card calls what nobody has added yet suggestions', async () => {
  const many = Array.from({ length: 4 }, (_, index) => ({ ...SUGGESTION, title: `Step ${index}` }));
  renderPart(<NextActions team={team} />, '/team', planned({ actions: [], suggestions: many }));
  expect(await screen.findByRole('link', { name: '1 more suggestion' })).toBeVisible();
});

test('ticking marks done; choosing a face assigns; both from the state that was read', async () => {
  const { user, api } = renderPart(
    <NextActions team={team} />,
    '/team',
    planned(),
    replies(updateTeamAction, { ...ACTION, state: 'done' }),
  );
  await user.click(await screen.findByRole('checkbox', { name: ACTION.title }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: `Owner of “${ACTION.title}”` }),
    nameOf(2),
  );
  const expectedUpdatedAt = ACTION.updatedAt;
  expect(api.calls(updateTeamAction)).toMatchObject([
    { body: { state: 'done', expectedUpdatedAt } },
    { body: { ownerId: MEMBERS[2], expectedUpdatedAt } },
  ]);
});

test('somebody else’s assignment is told and shown', async () => {
  const { user } = renderPart(
    <NextActions team={team} />,
    '/team',
    once(planned()),
    planned({ actions: [{ ...ACTION, ownerId: MEMBERS[1] ?? null }] }),
    refuses(updateTeamAction, 409, { code: 'request.conflict' }),
  );
  const owner = await screen.findByRole('combobox', { name: /^Owner of/ });
  await user.selectOptions(owner, nameOf(2));
  expect(await screen.findByDisplayValue(nameOf(1))).toBe(owner);
});

test('those who only see the team can change nothing', async () => {
  renderPart(
    <PlanTab team={team} />,
    '/team',
    planned({ canManage: false, actions: [{ ...ACTION, mayMark: false }] }),
  );
  expect(await screen.findByRole('checkbox', { name: ACTION.title })).toBeDisabled();
  expect(screen.getByText(`Owner: ${nameOf(0)}`)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the tab sorts by kind and folds what is done, with its outcome', async () => {
  const rule = { ...ACTION, id: crypto.randomUUID(), kind: 'agreement', title: 'Mondays' } as const;
  const done = {
    ...ACTION,
    id: crypto.randomUUID(),
    state: 'done',
    title: 'Ship',
    outcome: 'It sold.',
  } as const;
  renderPart(<PlanTab team={team} />, '/team', planned({ actions: [ACTION, rule, done] }));
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(
    (one) => one.textContent,
  );
  expect(titles).toEqual(['Actions', 'Agreements', 'Suggested next']);
  expect(screen.getByText('Done and dropped (1)')).toBeVisible();
  expect(screen.getByText('It sold.')).toBeInTheDocument();
});

test('adds an entry of one’s own, with what is left empty as null', async () => {
  const { user, api } = renderPart(
    <PlanTab team={team} />,
    '/team',
    planned(),
    replies(createTeamAction, ACTION),
  );
  await user.click(await screen.findByRole('button', { name: 'Add your own' }));
  await user.type(await screen.findByLabelText('What to do'), 'Call three clients');
  await user.selectOptions(screen.getByLabelText('Kind'), 'Experiment');
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add to plan' }));
  expect(api.calls(createTeamAction)).toMatchObject([
    {
      body: {
        kind: 'experiment',
        title: 'Call three clients',
        note: null,
        ownerId: null,
        dueDate: null,
      },
    },
  ]);
});

test('two edits of one entry show both versions and lose neither', async () => {
  const theirs = { ...ACTION, title: 'Review all results', updatedAt: '2026-11-21T10:00:00.000Z' };
  const { user, api } = renderPart(
    <PlanTab team={team} />,
    '/team',
    once(planned()),
    planned({ actions: [theirs] }),
    once(refuses(updateTeamAction, 409, { code: 'request.conflict' })),
    replies(updateTeamAction, theirs),
  );
  await user.click(await screen.findByRole('button', { name: `Edit: ${ACTION.title}` }));
  const title = await screen.findByLabelText('What to do');
  await user.clear(title);
  await user.type(title, 'Review the quarter');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Someone else changed this plan entry in the meantime'),
  ).toBeVisible();
  expect(within(screen.getByRole('dialog')).getByText('Review all results')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.calls(updateTeamAction).at(-1)).toMatchObject({
    body: { title: 'Review the quarter', expectedUpdatedAt: theirs.updatedAt },
  });
});

test('deletes an entry', async () => {
  const { user, api } = renderPart(
    <PlanTab team={team} />,
    '/team',
    planned(),
    replies(deleteTeamAction, undefined),
  );
  await user.click(await screen.findByRole('button', { name: `Edit: ${ACTION.title}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(api.calls(deleteTeamAction)).toHaveLength(1);
});

test('the sample team, stored nowhere, shows what its functions suggest and asks no server', async () => {
  const { api } = renderPart(
    <IsSampleContext value={true}>
      <NextActions team={team} />
    </IsSampleContext>,
    '/sample/team',
  );
  const card = within(await screen.findByRole('region', { name: 'Do next' }));
  expect(card.getAllByRole('listitem')).toHaveLength(3);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(api.calls(getTeamPlan)).toEqual([]);
});
