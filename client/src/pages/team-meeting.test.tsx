import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { TEAM_ID, teamWith } from '#client/testing/team-samples.ts';
import { getTeam, type TeamRecord } from '#shared/contract/teams.ts';
import { TeamMeetingPage } from './team-meeting.tsx';

const team = teamWith(4);
const show = (shown: TeamRecord = team) =>
  renderPart(<TeamMeetingPage />, `/team/meeting?teamId=${TEAM_ID}`, replies(getTeam, shown));
const coverage = () => screen.findByText(/^Together you cover .*\.$/, { selector: 'p' });
const agenda = () => screen.getByRole('region', { name: 'Agenda' });
const nameOf = (index: number) => team.members[index]?.name ?? '';

test('the map follows who is in the room, and says who to add for what', async () => {
  const { user } = show();
  const whole = team.pentaData?.coverage.text;
  expect(await coverage()).toHaveTextContent(`Together you cover ${whole}.`);
  const sole = team.pentaData?.members.find(({ soleHolderOf }) => soleHolderOf.length > 0);
  if (!sole) throw new Error('Nobody in the sample team covers anything alone');
  const label = team.pentaData?.gates.find(({ gate }) => gate === sole.soleHolderOf[0])?.label;
  await user.click(screen.getByRole('checkbox', { name: sole.name }));
  const offer = screen.getByText(new RegExp(`^${sole.name} for .*${label}`));
  expect(offer).toBeVisible();
  expect(agenda()).toHaveTextContent(new RegExp(`Nobody present covers: .*${label}`));
  await user.click(screen.getByRole('button', { name: `Add ${sole.name}` }));
  expect(screen.getByRole('checkbox', { name: sole.name })).toBeChecked();
});

test('says first who answers when, and what to ask from outside for what the team is missing', async () => {
  show();
  expect(
    await screen.findByRole('heading', { level: 2, name: /in the meeting|at least a night/ }),
  ).toBeVisible();
  const { pentaData } = team;
  const gap = pentaData?.gates.find(({ holders }) => holders.length === 0);
  expect(screen.getByText(new RegExp(`^${gap?.label} is missing\\.`))).toBeVisible();
});

test('asks for a second person before it shows anything', async () => {
  const { user } = show();
  await coverage();
  for (const { name } of team.members.slice(1)) {
    await user.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByText(/Choose at least two people/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Agenda' })).not.toBeInTheDocument();
});

test('says nothing about how somebody decides who doesn’t share it', async () => {
  const members = team.members.map((member, index) =>
    index === 0
      ? { ...member, type: null, strategy: null, authority: null, profile: null, chartData: null }
      : member,
  );
  show({ ...team, members });
  const order = within(await screen.findByRole('region', { name: 'Order of decisions' }));
  const asked = order.getByText('Ask them').parentElement;
  expect(asked).toHaveTextContent(`${nameOf(0)}: ask how they’d like to decide`);
  expect(asked).not.toHaveTextContent(nameOf(1));
});

test('copies the agenda with the topics typed', async () => {
  const { user } = show();
  await user.type(await screen.findByLabelText(/^Topics/), 'Budget{Enter}Offsite');
  await user.click(screen.getByRole('button', { name: 'Copy agenda' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('2. Budget (17 min)\n3. Offsite (17 min)');
  expect(text).toContain(`In the room: ${team.members.map(({ name }) => name).join(', ')}`);
});

test('suggests a working day, and saves a calendar file while there is a date', async () => {
  const made: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        made.push(file);
        return 'blob:meeting';
      },
    }),
  );
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'Calendar file' });
  expect(button).toBeEnabled();
  fireEvent.change(screen.getByLabelText('Date (optional)'), { target: { value: '' } });
  expect(button).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Date (optional)'), { target: { value: '2026-11-30' } });
  await user.click(button);
  const text = await made[0]?.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:Team Alpha meeting');
});

test('a team that isn’t the reader’s can’t be loaded', async () => {
  renderPart(
    <TeamMeetingPage />,
    `/team/meeting?teamId=${TEAM_ID}`,
    refuses(getTeam, 404, { code: 'team.not_found' }),
  );
  expect(await screen.findByText('This team couldn’t be loaded')).toBeVisible();
});
