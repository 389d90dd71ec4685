import { act } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { holds, isUnreachable, type MockHandler, replies } from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { autocompletePlaces } from '#shared/contract/places.ts';
import { usePlaceSearch } from './use-place-search.ts';

const VIENNA = {
  placeId: 'at-vienna',
  mainText: 'Vienna',
  secondaryText: 'Vienna, Austria',
  description: 'Vienna, Vienna, Austria',
};
const finds = replies(autocompletePlaces, { predictions: [VIENNA] });

/** A field that has been typed into. */
function open(...handlers: MockHandler[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let latest: ReturnType<typeof usePlaceSearch> | undefined;
  let show = (_: string) => {};
  function Probe() {
    const [text, setText] = useState('');
    latest = usePlaceSearch(text);
    show = setText;
    return null;
  }
  const { api } = renderPart(<Probe />, '/', ...handlers);
  const search = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const type = (text: string) =>
    act(() => {
      show(text);
      search().dispatch({ kind: 'typed', text });
    });
  const asked = () => api.calls(autocompletePlaces).map(({ body }) => body.input);
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { search, type, asked, pass };
}

test('asks for what was typed last, once typing pauses', async () => {
  const { search, type, asked, pass } = open(finds);
  type('Vie');
  await pass(100);
  type('Vienn');
  expect(asked()).toEqual([]);
  await pass(1_000);
  expect(asked()).toEqual(['Vienn']);
  expect(search().list).toEqual({ kind: 'current', places: [VIENNA] });
  expect(search().isOpen).toBe(true);
});

test('asks for nothing while the text is too short or the list is closed', async () => {
  const { search, type, asked, pass } = open(finds);
  type('V');
  await pass(1_000);
  type('Vienna');
  act(() => search().dispatch({ kind: 'closed' }));
  await pass(1_000);
  expect(asked()).toEqual([]);
  expect(search()).toMatchObject({ isOpen: false, list: { kind: 'none' } });
});

test('an answer to an earlier text doesn’t count', async () => {
  const early = holds(autocompletePlaces, { predictions: [VIENNA] });
  const { search, type, asked, pass } = open(early);
  type('Vienna');
  await pass(1_000);
  expect(asked()).toEqual(['Vienna']);
  type('Vi');
  early.release();
  await pass(50);
  expect(search().list).toEqual({ kind: 'none' });
});

test('says that the search failed', async () => {
  const { search, type, pass } = open(isUnreachable(autocompletePlaces));
  type('Vienna');
  await pass(1_000);
  expect(search().list).toEqual({ kind: 'failed' });
});
