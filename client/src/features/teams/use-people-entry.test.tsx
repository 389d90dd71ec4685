import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FormRefusal } from '#client/components/form/form-failure.ts';
import { ApiError } from '#client/lib/api.ts';
import type { PersonEntry } from '#client/lib/person-entry.ts';
import { forgetPentaDraft, keepPentaDraft } from './penta-draft.ts';
import { usePeopleEntry } from './use-people-entry.ts';

type Team = Parameters<typeof usePeopleEntry>[0];

const birthOf = (name: string) => ({
  name,
  birthDate: '1985-05-03',
  birthTime: '07:30',
  birthPlace: 'Rome',
});
const ready = (name: string) => ({
  kind: 'birth' as const,
  birth: { ...birthOf(name), uncertaintyLevel: 'low' as const },
});

/** The fields of one person; shows a refusal if it has fields for it. */
function entryWith(
  reading: Awaited<ReturnType<PersonEntry['read']>>,
  showsRefusal = true,
): PersonEntry {
  return {
    read: vi.fn(async () => reading),
    focus: vi.fn(),
    showRefusal: vi.fn(() => showsRefusal),
  };
}

/** People being entered, with fields connected to the first slots. */
function open(team?: Team, ...entries: PersonEntry[]) {
  onTestFinished(forgetPentaDraft);
  const { result } = renderHook(() => usePeopleEntry(team));
  const keyAt = (index: number) => result.current.slots[index]?.slotKey ?? '';
  const disconnect = entries.map((entry, index) => result.current.connect(keyAt(index))(entry));
  return { people: () => result.current, keyAt, disconnect };
}

const failure = async (read: Promise<unknown>) => {
  const error = await read.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FormRefusal)) throw new Error('not refused');
  return [error.title, error.message];
};

test('a new team begins with the slots of the draft', () => {
  expect(open().people().slots).toEqual([
    { slotKey: 'person-1' },
    { slotKey: 'person-2' },
    { slotKey: 'person-3' },
  ]);
  keepPentaDraft({ teamName: 'Alpha', slotKeys: ['person-2', 'added-7'] });
  expect(open().people().slots).toEqual([{ slotKey: 'person-2' }, { slotKey: 'added-7' }]);
});

test('an existing team begins with its people', () => {
  const [ana, ben] = [birthOf('Ana'), birthOf('Ben')];
  expect(open({ people: [ana, ben], others: 0 }).people().slots).toEqual([
    { slotKey: 'member-0', member: ana },
    { slotKey: 'member-1', member: ben },
  ]);
});

test('an existing team without people begins with three slots, unless others have joined', () => {
  const { slots } = open({ people: [], others: 0 }).people();
  expect(new Set(slots.map(({ slotKey }) => slotKey)).size).toBe(3);
  expect(open({ people: [], others: 1 }).people().slots).toEqual([]);
});

test('adds a slot of its own each time, and removes the one that is named', () => {
  const { people, keyAt } = open();
  act(() => people().add());
  act(() => people().add());
  expect(people().slots).toHaveLength(5);
  expect(people().slots[4]).toMatchObject({ isAdded: true });
  expect(keyAt(3)).not.toBe(keyAt(4));
  act(() => people().remove('person-2'));
  expect(people().slots.map(({ slotKey }) => slotKey)).not.toContain('person-2');
  expect(people().slots).toHaveLength(4);
});

test('knows each person’s name as typed', () => {
  const { people } = open();
  expect(people().names).toEqual({});
  act(() => people().setName('person-1', 'Ana'));
  act(() => people().setName('person-2', 'Ben'));
  expect(people().names).toEqual({ 'person-1': 'Ana', 'person-2': 'Ben' });
});

test('reads all births in order, without how certain they are', async () => {
  const { people } = open(
    undefined,
    ...['Ana', 'Ben', 'Cem'].map((name) => entryWith(ready(name))),
  );
  expect(await people().read()).toEqual(['Ana', 'Ben', 'Cem'].map(birthOf));
});

test('a missing entry is asked for first of all, and the first person in question gets the focus', async () => {
  const entries = [
    entryWith(ready('Ana')),
    entryWith({ kind: 'invalid' }),
    entryWith({ kind: 'missing' }),
  ] as const;
  const { people } = open(undefined, ...entries);
  expect(await failure(people().read())).toEqual([
    'Missing Information',
    'Please fill in all fields for all 3 people.',
  ]);
  expect(entries.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([0, 1, 0]);
});

test.each(['invalid', 'asked'] as const)('what is %s has to be checked first', async (kind) => {
  const entries = [entryWith({ kind }), entryWith({ kind }), entryWith(ready('Cem'))] as const;
  const { people } = open(undefined, ...entries);
  expect(await failure(people().read())).toEqual([
    'Analysis Failed',
    'Please check the marked fields first.',
  ]);
  expect(entries.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([1, 0, 0]);
});

test('fields that are gone are read no more', async () => {
  const gone = entryWith({ kind: 'missing' });
  const { people, disconnect } = open(undefined, entryWith(ready('Ana')), gone);
  disconnect[1]?.();
  expect(await people().read()).toEqual([birthOf('Ana')]);
  expect(gone.read).not.toHaveBeenCalled();
});

test('an answer about single people is shown at their fields, the first of which gets the focus', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const entries = [
    entryWith(ready('Ana')),
    entryWith(ready('Ben'), false),
    entryWith(ready('Cem')),
  ] as const;
  const { people } = open(undefined, ...entries);
  const fields = { 'members.1.birthPlace': 'Which one?', 'members.2.birthTime': 'Twice' };
  people().showRefusals(
    new ApiError(422, '', {
      code: 'place.ambiguous',
      message: 'm',
      error: 'm',
      requestId: 'r',
      fields,
    }),
  );
  vi.runAllTimers();
  const [ana, ben, cem] = entries;
  expect(ana.showRefusal).not.toHaveBeenCalled();
  expect(ben.showRefusal).toHaveBeenCalledWith({
    fields: { birthPlace: 'Which one?' },
    choices: [],
  });
  expect(cem.showRefusal).toHaveBeenCalledWith({ fields: { birthTime: 'Twice' }, choices: [] });
  expect(entries.map(({ focus }) => vi.mocked(focus).mock.calls.length)).toEqual([0, 0, 1]);
});

test.each([
  ['a failed connection', new TypeError('Failed to fetch')],
  ['a response of a proxy', new ApiError(502, 'Bad gateway', null)],
])('%s concerns nobody', (_, error) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ana = entryWith(ready('Ana'));
  open(undefined, ana).people().showRefusals(error);
  vi.runAllTimers();
  expect(ana.showRefusal).not.toHaveBeenCalled();
  expect(ana.focus).not.toHaveBeenCalled();
});
