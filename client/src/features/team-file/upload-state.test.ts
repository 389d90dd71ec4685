import { describe, expect, test } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { NOTHING_CHOSEN, refusalsOf, takeUploadStep, type UploadStep } from './upload-state.ts';

const take = (...steps: UploadStep[]) => steps.reduce(takeUploadStep, NOTHING_CHOSEN);
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

describe('resolved place and clock', () => {
  const placed: UploadStep = {
    kind: 'row-edited',
    row: 2,
    edit: { birthPlace: 'Rome' },
    place: { placeId: 'p1' },
  };
  const fold: UploadStep = { kind: 'row-resolved', row: 2, resolution: { fold: 1 } };
  const resolvedOf = (...steps: UploadStep[]) => take(...steps).answers.resolved.get(2);

  test('survives a new name, but the fold does not survive a new date or time', () => {
    const edit = (change: { name?: string; birthTime?: string }): UploadStep => ({
      kind: 'row-edited',
      row: 2,
      edit: change,
    });
    expect(resolvedOf(placed, fold, edit({ name: 'B' }))).toEqual({ placeId: 'p1', fold: 1 });
    expect(resolvedOf(placed, fold, edit({ birthTime: '03:00' }))).toEqual({ placeId: 'p1' });
  });

  test('is discarded with another place, and the fold with another zone', () => {
    const typed: UploadStep = { kind: 'row-edited', row: 2, edit: { birthPlace: 'Oslo' } };
    expect(resolvedOf(placed, fold, typed)).toEqual({});
    const zone: UploadStep = {
      kind: 'row-resolved',
      row: 2,
      resolution: { timeZone: 'Asia/Urumqi' },
    };
    expect(resolvedOf(placed, fold, zone)).toEqual({ placeId: 'p1', timeZone: 'Asia/Urumqi' });
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
