// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { birthRefusalOf, isFailure } from './refusal.ts';

const CHOICE = { kind: 'timeZone', timeZone: 'Europe/Oslo' } as const;
const answerWith = (body: Partial<ErrorBody>) =>
  new ApiError(422, 'refused', {
    code: 'place.unknown',
    message: '',
    error: '',
    requestId: 'r',
    ...body,
  });

test('an error has the invalid fields and the choices', () => {
  const fields = { birthPlace: 'Not found.' };
  expect(birthRefusalOf(answerWith({ fields, choices: [CHOICE] }))).toEqual({
    fields,
    choices: [CHOICE],
  });
  expect(birthRefusalOf(answerWith({}))).toEqual({ fields: {}, choices: [] });
  expect(birthRefusalOf(new TypeError('Failed to fetch'))).toEqual({ fields: {}, choices: [] });
});

test.each<[string, unknown, boolean]>([
  ['at a field of the form', answerWith({ fields: { birthTime: 'No.' } }), false],
  ['as a question', answerWith({ choices: [CHOICE] }), false],
  ['at a field that the form does not have', answerWith({ fields: { teamName: 'No.' } }), true],
  ['about nothing in particular', answerWith({}), true],
  ['not at all', new TypeError('Failed to fetch'), true],
])('decides whether an error %s needs a toast', (_, error, expected) => {
  expect(isFailure(error)).toBe(expected);
});
