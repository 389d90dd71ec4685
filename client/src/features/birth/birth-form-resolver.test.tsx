import { describe, expect, test } from 'vitest';
import {
  BirthFormValues,
  INCOMPLETE,
  newChartOf,
  validateBirthForm,
  validateTimedBirth,
} from './birth-form-schema.ts';

const TYPED: BirthFormValues = {
  fullName: 'Ana',
  birthDate: '1985-05-03',
  birthTime: '07:30',
  isTimeUnknown: false,
  birthPlace: 'Rome',
};

/** A native field, partly filled or not. */
function control(isPartlyFilled: boolean) {
  const input = document.createElement('input');
  Object.defineProperty(input, 'validity', { value: { badInput: isPartlyFilled } });
  return input;
}

type Fields = Partial<Record<'birthDate' | 'birthTime', HTMLElement>>;

async function resolved(
  resolver: typeof validateBirthForm,
  changes: Partial<BirthFormValues>,
  refs: Fields = {},
) {
  const fields = Object.fromEntries(
    Object.entries(refs).map(([name, ref]) => [name, { ref, name }]),
  );
  const options = { fields, shouldUseNativeValidation: false };
  const { values, errors } = await resolver({ ...TYPED, ...changes }, undefined, options as never);
  const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  return { values, errors: Object.fromEntries(messages) };
}

describe('a birth as typed', () => {
  test('is complete with everything filled in', async () => {
    const refs = { birthDate: control(false), birthTime: control(false) };
    expect(await resolved(validateBirthForm, {}, refs)).toEqual({ values: TYPED, errors: {} });
  });

  test.each(['birthDate', 'birthTime'] as const)('tells a partly filled %s', async (name) => {
    const found = await resolved(validateBirthForm, { [name]: '' }, { [name]: control(true) });
    expect(found.values).toEqual({});
    expect(found.errors).toEqual({ [name]: INCOMPLETE[name] });
  });

  test('is told what to do about a partly filled date and time', async () => {
    const refs = { birthDate: control(true), birthTime: control(true) };
    const { errors } = await resolved(validateBirthForm, { birthDate: '', birthTime: '' }, refs);
    expect(errors).toEqual({
      birthDate: 'This date is incomplete or doesn’t exist. Enter a month, day and year.',
      birthTime: 'This time is incomplete. Finish it or clear it.',
    });
  });

  test('is refused by its rules where all native fields are whole', async () => {
    const found = await resolved(
      validateBirthForm,
      { birthPlace: '', birthTime: '' },
      { birthTime: control(false) },
    );
    expect(found.values).toEqual({});
    expect(Object.keys(found.errors)).toEqual(['birthPlace']);
  });

  test('tells it beside what else is wrong', async () => {
    const { errors } = await resolved(
      validateBirthForm,
      { fullName: '', birthTime: '' },
      { birthTime: control(true), birthDate: document.createElement('div') },
    );
    expect(Object.keys(errors).sort()).toEqual(['birthTime', 'fullName']);
    expect(errors['birthTime']).toBe(INCOMPLETE.birthTime);
  });
});

describe('a birth that needs its time', () => {
  const required = { birthTime: 'Birth time is required' };

  test.each<[Partial<BirthFormValues>, object]>([
    [{}, {}],
    [{ birthTime: '' }, required],
    [{ birthTime: '', isTimeUnknown: true }, {}],
  ])('%j: %j', async (changes, errors) => {
    const found = await resolved(validateTimedBirth, changes);
    expect(found.errors).toEqual(errors);
    expect(found.values).toEqual(errors === required ? {} : { ...TYPED, ...changes });
  });

  test('keeps what is said of a partly filled one, and adds to other errors', async () => {
    const partly = { birthTime: control(true) };
    expect((await resolved(validateTimedBirth, { birthTime: '' }, partly)).errors).toEqual({
      birthTime: INCOMPLETE.birthTime,
    });
    const { errors } = await resolved(validateTimedBirth, { birthTime: '', fullName: '' });
    expect(errors).toMatchObject(required);
    expect(Object.keys(errors)).toContain('fullName');
  });
});

test.each([
  ['', true],
  [' ', true],
  ['+02:00', true],
  [' -5 ', true],
  ['2', false],
  ['summer', false],
])('the offset "%s" is accepted: %s', (utcOffset, isAccepted) => {
  expect(BirthFormValues.safeParse({ ...TYPED, utcOffset }).success).toBe(isAccepted);
});

test.each([
  ['', true],
  [' ', true],
  ['0', true],
  ['720', true],
  ['721', false],
  ['-1', false],
  ['1.5', false],
  ['some', false],
])('the tolerance "%s" is accepted: %s', (tolerance, isAccepted) => {
  expect(BirthFormValues.safeParse({ ...TYPED, tolerance }).success).toBe(isAccepted);
});

test('a birth without tolerance and offset has neither', () => {
  const chart = newChartOf(TYPED, {});
  expect(chart).not.toHaveProperty('birthTimeToleranceMinutes');
  expect(chart).not.toHaveProperty('utcOffsetSeconds');
  expect(chart.uncertaintyLevel).toBe('low');
});
