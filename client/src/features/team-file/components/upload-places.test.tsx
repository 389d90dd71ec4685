import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Input } from '#client/components/ui/input.tsx';
import { holds, type MockHandler, once, refuses, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  type BirthResolution,
  type PlacedBirth,
  resolveTeamBirths,
} from '#shared/contract/teams.ts';
import type { UploadedTeam } from '../use-team-upload.ts';
import { TeamUpload } from './team-upload.tsx';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const ANA = 'Ana,1980-06-14,14:25,Newcastle';
const BEN = 'Ben,1990-11-21,,"Lisbon, Portugal"';
const AUSTRALIA = 'Newcastle, New South Wales, Australia';

const at = (
  resolvedPlace: string,
  timeZone: string,
  utcOffsetSeconds: number,
): BirthResolution => ({
  kind: 'resolved',
  resolvedPlace,
  timeZone,
  utcOffsetSeconds,
  birthUtc: '1980-06-14T04:25:00.000Z',
});

const newcastle = (region: string, timeZone: string, utc: string) => ({
  kind: 'place' as const,
  placeId: region,
  description: `Newcastle, ${region}`,
  timeZone,
  readings: [{ fold: 0 as const, utc }],
});

/** The response of a server that knows both Newcastles. */
function readingOf({ birthPlace, placeId, birthDate }: PlacedBirth): BirthResolution {
  if (birthPlace === 'Atlantis') {
    const message = 'We couldn’t find this place.';
    return { kind: 'refused', code: 'place.unknown', message, fields: { birthPlace: message } };
  }
  if (birthDate === '2099-01-01') {
    const message = 'That birth date is in the future. Check the year.';
    const fields = { birthDate: message };
    return { kind: 'refused', code: 'birth.date_in_future', message, fields };
  }
  if (birthPlace !== 'Newcastle' && placeId === undefined) {
    return at(birthPlace, 'Europe/Lisbon', 0);
  }
  if (placeId !== undefined) return at(AUSTRALIA, 'Australia/Sydney', 36_000);
  const message = 'Several places share this name.';
  return {
    kind: 'refused',
    code: 'place.ambiguous',
    message,
    fields: { birthPlace: message },
    choices: [
      newcastle('New South Wales, Australia', 'Australia/Sydney', '1980-06-14T04:25:00Z'),
      newcastle('England, United Kingdom', 'Europe/London', '1980-06-14T13:25:00Z'),
    ],
  };
}

const reads = replies(resolveTeamBirths, ({ body }) => ({ births: body.births.map(readingOf) }));

function start(...handlers: MockHandler[]) {
  const onSubmit = vi.fn<(team: UploadedTeam) => Promise<void>>(async () => {});
  const view = renderPart(
    <TeamUpload
      onSubmit={onSubmit}
      renderPlaceField={(value, onChange) => (
        <Input value={value} onChange={({ target }) => onChange({ birthPlace: target.value })} />
      )}
    />,
    '/team',
    ...handlers,
    reads,
  );
  const lookedUp = () => view.api.calls(resolveTeamBirths).map(({ body }) => body.births);
  return { ...view, onSubmit, lookedUp };
}

function choose(...lines: string[]) {
  const file = new File([[HEADER, ...lines].join('\n')], 'team.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
}

async function rowOf(name: string) {
  const row = (await screen.findByText(name, { selector: 'bdi.font-medium' })).closest('li');
  if (!row) throw new Error(name);
  return within(row);
}
const upload = () => screen.getByRole('button', { name: /^Upload/ });

describe('the places of a chosen file', () => {
  test('are resolved before the upload, and shown once resolved', async () => {
    const { user, onSubmit, lookedUp } = start();
    choose(ANA, BEN);
    const ana = await rowOf('Ana');
    expect(await ana.findByText('Check the place')).toBeVisible();
    expect(await (await rowOf('Ben')).findByText('Europe/Lisbon, UTC+0')).toBeVisible();
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('1 ready · 1 needs attention');
    expect(upload()).toHaveAccessibleDescription('Check row 2 first.');
    expect(onSubmit).not.toHaveBeenCalled();

    await user.click(ana.getByRole('button', { name: /Australia/ }));
    expect(await ana.findByText('Australia/Sydney, UTC+10')).toBeVisible();
    expect(ana.getByText('UTC time')).toBeVisible();
    expect(ana.getByText('Ready')).toBeVisible();
    expect(upload()).toBeEnabled();
    expect(lookedUp()).toHaveLength(2);
    await user.type(screen.getByLabelText('Team Name'), 'Crew');
    await user.click(upload());
    expect(onSubmit.mock.calls[0]?.[0].members[0]).toMatchObject({
      birthPlace: AUSTRALIA,
      placeId: 'New South Wales, Australia',
    });
  });

  test('are sent in one request for the whole team, without names', async () => {
    const { lookedUp } = start();
    choose(ANA, BEN, BEN.replace('Ben', 'Cem'));
    await (await rowOf('Ana')).findByText('Check the place');
    expect(lookedUp()).toEqual([
      [
        { birthDate: '1980-06-14', birthTime: '14:25', birthPlace: 'Newcastle' },
        { birthDate: '1990-11-21', birthTime: null, birthPlace: 'Lisbon, Portugal' },
      ],
    ]);
    expect(await (await rowOf('Cem')).findByText('Europe/Lisbon, UTC+0')).toBeVisible();
  });

  test('are shown next to a shorter typed text', async () => {
    const found = replies(resolveTeamBirths, {
      births: [
        at(AUSTRALIA, 'Australia/Sydney', 36_000),
        at('Lisbon, Portugal', 'Europe/Lisbon', 0),
      ],
    });
    start(found);
    choose(ANA, BEN);
    const ana = await rowOf('Ana');
    expect(await ana.findByText(AUSTRALIA)).toBeVisible();
    expect(ana.getByText(AUSTRALIA).parentElement).toHaveTextContent(
      `${AUSTRALIA} · Australia/Sydney, UTC+10`,
    );
    expect((await rowOf('Ben')).getAllByText(/Lisbon, Portugal/)).toHaveLength(1);
  });

  test('are looked up again when the row changes, and never shown for another birth', async () => {
    const { user } = start();
    choose(ANA, BEN);
    const ana = await rowOf('Ana');
    await ana.findByText('Check the place');
    await user.click(ana.getByRole('button', { name: 'Correct Ana' }));
    await user.type(ana.getByLabelText('Birth Place'), '{Control>}a{/Control}Atlantis');
    await user.click(ana.getByRole('button', { name: 'Apply' }));
    expect(ana.getByText('Looking up the place…')).toBeVisible();
    expect(ana.queryByText('Check the place')).toBeNull();
    // The other rows' results are kept.
    expect((await rowOf('Ben')).getByText('Europe/Lisbon, UTC+0')).toBeVisible();
    expect(await ana.findByText('We couldn’t find this place.')).toBeVisible();
    expect(upload()).toBeDisabled();
  });

  test('report an invalid date, too', async () => {
    start();
    choose(ANA.replace('1980-06-14', '2099-01-01'), BEN);
    const ana = await rowOf('Ana');
    expect(await ana.findByText('That birth date is in the future. Check the year.')).toBeVisible();
    expect(ana.getByText('Needs attention')).toBeVisible();
  });

  test('do not block the upload while they are looked up', async () => {
    const slow = holds(resolveTeamBirths, { births: [] });
    start(slow);
    choose(ANA, BEN);
    expect(await (await rowOf('Ana')).findByText('Looking up the place…')).toBeVisible();
    expect(upload()).toBeEnabled();
    slow.release();
  });

  test('that cannot be looked up are resolved by the upload', async () => {
    const down = once(refuses(resolveTeamBirths, 503, { code: 'place.unavailable' }));
    const { user } = start(down);
    choose(ANA, BEN);
    expect(await screen.findByText(/^We can’t look up the places right now/)).toBeVisible();
    expect(screen.queryByText('Looking up the place…')).toBeNull();
    expect(upload()).toBeEnabled();
    // The next change retries.
    await user.click(screen.getByRole('button', { name: 'Leave Ben out' }));
    expect(await (await rowOf('Ana')).findByText('Check the place')).toBeVisible();
    expect(screen.queryByText(/^We can’t look up/)).toBeNull();
  });

  test('of too many people are looked up for the first five', async () => {
    const { user, lookedUp } = start();
    const towns = ['A', 'B', 'C', 'D', 'E'].map((town) => BEN.replace('Lisbon', town));
    choose(...towns, 'Nobody,1990-11-21,,');
    expect(await screen.findAllByText('Europe/Lisbon, UTC+0')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Correct Nobody' }));
    await user.type(screen.getByLabelText('Birth Place'), 'Oslo');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/· Oslo$/)).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Leave Ben out' })[0] ?? upload());
    expect(await (await rowOf('Nobody')).findByText('Europe/Lisbon, UTC+0')).toBeVisible();
    expect(lookedUp().map((births) => births.at(-1)?.birthPlace)).toEqual(['E, Portugal', 'Oslo']);
  });
});
