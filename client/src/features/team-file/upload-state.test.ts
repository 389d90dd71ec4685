import { describe, expect, test } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { ReviewedRow } from '#shared/team-file/review-team.ts';
import {
  NOTHING_CHOSEN,
  placeAnswered,
  refusalOfBirth,
  refusalsOf,
  type UploadEvent,
  uploadReducer,
} from './upload-state.ts';

const take = (...events: UploadEvent[]) => events.reduce(uploadReducer, NOTHING_CHOSEN);
const answer = (body: Partial<ErrorBody>) =>
  new ApiError(422, '', {
    code: 'birth.time_ambiguous',
    message: 'm',
    error: 'm',
    requestId: 'r',
    ...body,
  });

describe('errors from the server', () => {
  const fields = {
    'members.1.birthTime': 'Twice',
    'members.0.placeId': 'Unknown',
    teamName: 'Long',
  };
  const choices = [{ kind: 'timeZone', timeZone: 'Asia/Urumqi' }] as const;

  test('are mapped to the row and column that were sent', () => {
    const found = refusalsOf(answer({ fields, choices: [...choices] }), [2, 5]);
    expect([...found]).toEqual([
      [5, { column: 'birthTime', message: 'Twice', choices }],
      [2, { column: 'birthPlace', message: 'Unknown', choices: [] }],
    ]);
  });

  test.each([
    ['a response from a proxy', new ApiError(502, 'Bad gateway', null)],
    ['no response', new TypeError('offline')],
    ['a service that is down', answer({ code: 'place.unavailable', fields })],
    ['people who were not sent', answer({ fields: { 'members.7.name': 'Long' } })],
  ])('do not concern a row: %s', (_, error) => {
    expect(refusalsOf(error, [2, 5]).size).toBe(0);
  });
});

describe('what a row’s place and clock were answered with', () => {
  const placed: UploadEvent = {
    kind: 'row-edited',
    row: 2,
    edit: { birthPlace: 'Rome' },
    place: { placeId: 'p1' },
  };
  const fold: UploadEvent = { kind: 'row-resolved', row: 2, resolution: { fold: 1 } };
  const resolutionOf = (...events: UploadEvent[]) => take(...events).answers.resolutions.get(2);

  test('survives a new name, but the fold does not survive a new date or time', () => {
    const edit = (change: { name?: string; birthTime?: string }): UploadEvent => ({
      kind: 'row-edited',
      row: 2,
      edit: change,
    });
    expect(resolutionOf(placed, fold, edit({ name: 'B' }))).toEqual({ placeId: 'p1', fold: 1 });
    expect(resolutionOf(placed, fold, edit({ birthTime: '03:00' }))).toEqual({ placeId: 'p1' });
  });

  test('is discarded with another place, and the fold with another zone', () => {
    const typed: UploadEvent = { kind: 'row-edited', row: 2, edit: { birthPlace: 'Oslo' } };
    expect(resolutionOf(placed, fold, typed)).toEqual({});
    const zone: UploadEvent = {
      kind: 'row-resolved',
      row: 2,
      resolution: { timeZone: 'Asia/Urumqi' },
    };
    expect(resolutionOf(placed, fold, zone)).toEqual({ placeId: 'p1', timeZone: 'Asia/Urumqi' });
  });

  test('survives another order of day and month, but the fold does not', () => {
    const ordered: UploadEvent = { kind: 'order-answered', dateOrder: 'day_first' };
    expect(resolutionOf(ordered, placed, fold, ordered)).toEqual({ placeId: 'p1', fold: 1 });
    expect(resolutionOf(placed, fold, ordered)).toEqual({ placeId: 'p1' });
  });

  test('is discarded with the file', () => {
    const file = { name: 'a.csv', rows: [], encoding: null };
    expect(take(placed, fold, { kind: 'file-chosen', file })).toEqual({
      ...NOTHING_CHOSEN,
      file,
      turn: 1,
    });
  });
});

describe('a row', () => {
  const opened: UploadEvent = { kind: 'row-opened', row: 2, isOpen: true };
  const refusal = { column: 'birthPlace', message: 'Which one?', choices: [] } as const;
  const refused: UploadEvent = { kind: 'refused', refusals: new Map([[2, refusal]]) };
  const edited: UploadEvent = { kind: 'row-edited', row: 2, edit: { name: 'B' } };

  test('is opened and closed', () => {
    expect([...take(opened).open]).toEqual([2]);
    expect([...take(opened, { ...opened, isOpen: false }).open]).toEqual([]);
  });

  test('closes when it is edited or left out, with what the server said about it gone', () => {
    const leftOut: UploadEvent = { kind: 'row-left-out', row: 2, isLeftOut: true };
    for (const event of [edited, leftOut]) {
      const { open, refusals } = take(opened, refused, event);
      expect([open.size, refusals.size]).toEqual([0, 0]);
    }
    expect([...take(leftOut).answers.leftOut]).toEqual([2]);
    expect([...take(leftOut, { ...leftOut, isLeftOut: false }).answers.leftOut]).toEqual([]);
  });

  test('keeps earlier edits of other columns, and what is left to ask about it', () => {
    const next: UploadEvent = { kind: 'row-edited', row: 2, edit: { birthTime: '01:30' }, refusal };
    const { answers, refusals } = take(edited, next);
    expect(answers.edits.get(2)).toEqual({ name: 'B', birthTime: '01:30' });
    expect([...refusals]).toEqual([[2, refusal]]);
  });

  test('loses its place details with a new date only as far as the clock goes', () => {
    const events: UploadEvent[] = [
      { kind: 'row-edited', row: 2, edit: { birthPlace: 'Rome' }, place: { placeId: 'p1' } },
      { kind: 'row-resolved', row: 2, resolution: { fold: 1 } },
      { kind: 'row-edited', row: 2, edit: { birthDate: '1980-01-01' } },
    ];
    expect(take(...events).answers.resolutions.get(2)).toEqual({ placeId: 'p1' });
  });

  test('is no longer refused once its question is answered, or the dates are read in another order', () => {
    const answers: UploadEvent[] = [
      { kind: 'row-resolved', row: 2, resolution: { fold: 0 } },
      { kind: 'order-answered', dateOrder: 'day_first' },
    ];
    for (const event of answers) expect(take(refused, event).refusals.size).toBe(0);
    expect(take({ kind: 'order-answered', dateOrder: 'day_first' }).answers.dateOrder).toBe(
      'day_first',
    );
  });
});

describe('the question about one birth', () => {
  test.each([
    [{ name: 'Long' }, 'name'],
    [{ birthDate: 'Future' }, 'birthDate'],
    [{ birthTime: 'Skipped' }, 'birthTime'],
    [{ fold: 'Twice' }, 'birthTime'],
    [{ placeId: 'Unknown' }, 'birthPlace'],
  ])('is asked in the column of its field: %o', (fields, column) => {
    const [message] = Object.values(fields);
    expect(refusalOfBirth({ message: 'm', fields })).toEqual({ column, message, choices: [] });
  });

  test('is about the place when the server names no field', () => {
    expect(refusalOfBirth({ message: 'Which one?' })).toEqual({
      column: 'birthPlace',
      message: 'Which one?',
      choices: [],
    });
  });
});

describe('errors that are about no person', () => {
  test.each(['request.too_large', 'auth.required'] as const)('%s', (code) => {
    const fields = { 'members.0.name': 'Long' };
    expect(refusalsOf(answer({ code, fields }), [2]).size).toBe(0);
  });

  test('an invalid request is about the people it names', () => {
    const found = refusalsOf(
      answer({ code: 'request.invalid', fields: { 'members.0.name': 'Long' } }),
      [2],
    );
    expect(found.get(2)).toMatchObject({ column: 'name', message: 'Long' });
  });
});

describe('one of several namesakes, chosen', () => {
  const member = {
    name: 'A',
    birthDate: '1996-10-27',
    birthTime: '01:30',
    birthPlace: 'Newcastle',
  };
  const ready: ReviewedRow = {
    row: 2,
    cells: { name: '', birthDate: '', birthTime: '', birthPlace: '' },
    openQuotes: [],
    isHeader: false,
    verdict: { status: 'ready', member },
    duplicate: null,
  };
  const place = {
    kind: 'place',
    placeId: 'p2',
    description: 'Newcastle upon Tyne, England',
    timeZone: 'Europe/London',
  } as const;
  const twice = [
    { fold: 0, utc: '1996-10-27T00:30:00Z' },
    { fold: 1, utc: '1996-10-27T01:30:00Z' },
  ] as const;
  const dates = { time: (time: string) => (time === '01:30' ? '1:30 AM' : 'no time') };

  test('becomes the place of the row', () => {
    const choice = { ...place, readings: twice.slice(0, 1) };
    expect(placeAnswered(ready, choice, dates)).toEqual({
      kind: 'row-edited',
      row: 2,
      edit: { birthPlace: 'Newcastle upon Tyne, England' },
      place: { placeId: 'p2' },
    });
  });

  test('asks which of two equal times was meant where clocks went back', () => {
    const { refusal } = placeAnswered(ready, { ...place, readings: [...twice] }, dates);
    expect(refusal).toMatchObject({
      column: 'birthTime',
      message: 'Clocks went back, so 1:30 AM happened twice. Which one was it?',
      choices: [{ fold: 0 }, { fold: 1 }],
    });
  });

  test.each<[string, ReviewedRow['verdict']]>([
    ['an unknown time', { status: 'ready', member: { ...member, birthTime: null } }],
    ['a row that is not ready', { status: 'attention', issues: [] }],
  ])('asks nothing for %s', (_, verdict) => {
    const event = placeAnswered({ ...ready, verdict }, { ...place, readings: [...twice] }, dates);
    expect(event.refusal).toBeUndefined();
  });
});
