import { act, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import {
  type BirthResolution,
  type PlacedBirth,
  resolveTeamBirths,
} from '#shared/contract/teams.ts';
import { chooseFile } from './choose-file.ts';
import { type TeamFileState, useTeamFile } from './use-team-file.ts';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const ANA = 'Ana,1985-05-03,14:30,Berlin';
const BEN = 'Ben,1990-11-21,09:05,Lisbon';
const CEM = 'Cem,1978-02-09,06:05,Izmir';

const placed = (birthPlace: string): BirthResolution => ({
  kind: 'resolved',
  resolvedPlace: `${birthPlace}, resolved`,
  timeZone: 'Europe/Berlin',
  utcOffsetSeconds: 3600,
  birthUtc: '1985-05-03T12:30:00.000Z',
});
const refused: BirthResolution = {
  kind: 'refused',
  code: 'place.ambiguous',
  message: 'Which one?',
  fields: { birthPlace: 'Which Lisbon?' },
  choices: [],
};

/** Reads every birth; what is asked about Lisbon may be refused. */
const reads = (lisbon: BirthResolution = placed('Lisbon')) =>
  replies(resolveTeamBirths, ({ body }) => ({
    births: body.births.map(({ birthPlace }) =>
      birthPlace === 'Lisbon' ? lisbon : placed(birthPlace),
    ),
  }));

async function open(lines: readonly string[] | null, ...handlers: MockHandler[]) {
  let latest: TeamFileState | undefined;
  function Probe() {
    latest = useTeamFile();
    return null;
  }
  const { api } = renderPart(<Probe />, '/team', ...handlers);
  const file = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  if (lines) {
    const choice = await chooseFile([new File([[HEADER, ...lines].join('\n')], 'team.csv')]);
    if (choice.kind !== 'chosen') throw new Error('the file is refused');
    act(() => file().dispatch({ kind: 'file-chosen', file: choice.file }));
  }
  const places = () => file().review.rows.map((row) => file().lookup.placeOf(row));
  return { file, places, api };
}

/** The lookups so far, as the places that were asked for. */
const asked = (calls: readonly { body: { births: readonly PlacedBirth[] } }[]) =>
  calls.map(({ body }) => body.births.map(({ birthPlace }) => birthPlace));

describe('what stands between a file and its upload', () => {
  test('is the file, before one is chosen', async () => {
    const { file, api } = await open(null);
    expect(file().reasons).toEqual(['Choose a CSV file first.']);
    expect(api.calls(resolveTeamBirths)).toEqual([]);
  });

  test('is nothing with a file whose rows are ready', async () => {
    const { file } = await open([ANA, BEN], reads());
    expect(file().reasons).toEqual([]);
  });

  test('is another file when nothing in it can be mended', async () => {
    const { file } = await open(['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `${name}${ANA}`));
    expect(file().reasons).toEqual(['Choose another file.']);
  });

  test('is a row that is being corrected', async () => {
    const { file } = await open([ANA, BEN], reads());
    const rows = file().review.rows.map(({ row }) => row);
    act(() => file().dispatch({ kind: 'row-opened', row: rows[0] ?? 0, isOpen: true }));
    expect(file().reasons).toEqual([`Apply or cancel the correction of row ${rows[0]}.`]);
    act(() => file().dispatch({ kind: 'row-opened', row: rows[1] ?? 0, isOpen: true }));
    expect(file().reasons).toEqual([`Apply or cancel the correction of row ${rows.join(', ')}.`]);
  });

  test('is a question that the server asks, as long as the row is the same', async () => {
    const { file } = await open([ANA, BEN, CEM], reads(refused));
    const rows = file().review.rows.map(({ row }) => row);
    const [first = 0, second = 0, third = 0] = rows;
    await waitFor(() => expect(file().reasons).toEqual([`Check row ${second} first.`]));
    expect(file().state.refusals.get(second)).toEqual({
      column: 'birthPlace',
      message: 'Which Lisbon?',
      choices: [],
    });
    const refusal = { column: 'name' as const, message: 'Too long', choices: [] };
    const all = new Map([first, third].map((row) => [row, refusal]));
    act(() => file().dispatch({ kind: 'refused', refusals: all }));
    expect(file().reasons).toEqual([`Check rows ${second}, ${first} and ${third} first.`]);
    act(() => file().dispatch({ kind: 'refused', refusals: new Map() }));
    act(() => file().dispatch({ kind: 'row-left-out', row: second, isLeftOut: true }));
    expect(file().reasons).toEqual([]);
  });
});

describe('the places of a file', () => {
  test('are looked up in one request, without names, and are pending until then', async () => {
    const { places, api } = await open([ANA, BEN], reads());
    expect(places()).toEqual([{ kind: 'pending' }, { kind: 'pending' }]);
    expect(api.calls(resolveTeamBirths)).toEqual([]);
    await waitFor(() => expect(places()).toEqual([placed('Berlin'), placed('Lisbon')]));
    const calls = api.calls(resolveTeamBirths);
    expect(asked(calls)).toEqual([['Berlin', 'Lisbon']]);
    expect(JSON.stringify(calls)).not.toContain('Ana');
  });

  test('are looked up once for people of the same birth', async () => {
    const eva = ANA.replace('Ana', 'Eva');
    const { places, api } = await open([ANA, eva, BEN], reads());
    await waitFor(() => expect(places()[1]).toEqual(placed('Berlin')));
    expect(asked(api.calls(resolveTeamBirths))).toEqual([['Berlin', 'Lisbon']]);
  });

  test('of other rows stay while one is looked up again', async () => {
    const { file, places, api } = await open([ANA, BEN], reads());
    await waitFor(() => expect(places()[0]).toEqual(placed('Berlin')));
    const row = file().review.rows[1]?.row ?? 0;
    act(() => file().dispatch({ kind: 'row-edited', row, edit: { birthPlace: 'Porto' } }));
    expect(places()).toEqual([placed('Berlin'), { kind: 'pending' }]);
    await waitFor(() => expect(places()[1]).toEqual(placed('Porto')));
    expect(asked(api.calls(resolveTeamBirths)).at(-1)).toEqual(['Berlin', 'Porto']);
  });

  test('are asked for with what has been answered about them', async () => {
    const { file, api } = await open([ANA, BEN], reads());
    const row = file().review.rows[0]?.row ?? 0;
    act(() =>
      file().dispatch({ kind: 'row-resolved', row, resolution: { timeZone: 'Asia/Tokyo' } }),
    );
    await waitFor(() => expect(api.calls(resolveTeamBirths)).toHaveLength(1));
    expect(api.calls(resolveTeamBirths)[0]?.body.births[0]).toMatchObject({
      birthPlace: 'Berlin',
      timeZone: 'Asia/Tokyo',
    });
  });

  test('of rows that aren’t ready are not asked for', async () => {
    const { places, api } = await open([ANA, BEN, 'Cem,someday,,Izmir'], reads());
    await waitFor(() => expect(places()[1]).toEqual(placed('Lisbon')));
    expect(places()[2]).toBeNull();
    expect(asked(api.calls(resolveTeamBirths))).toEqual([['Berlin', 'Lisbon']]);
  });

  test('that are refused are none, and the question is told instead', async () => {
    const { file, places } = await open([ANA, BEN], reads(refused));
    await waitFor(() => expect(places()).toEqual([placed('Berlin'), null]));
    expect(file().lookup.refusals.size).toBe(1);
  });

  test('are left to the upload when the lookup fails', async () => {
    const { file, places } = await open([ANA, BEN], isUnreachable(resolveTeamBirths));
    await waitFor(() => expect(file().lookup.isFailed).toBe(true));
    expect(places()).toEqual([null, null]);
    expect(file().reasons).toEqual([]);
  });
});
