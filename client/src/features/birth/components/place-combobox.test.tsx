import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '#client/components/ui/field.tsx';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderPart } from '#client/testing/render.tsx';
import { autocompletePlaces, type PlaceSuggestion } from '#shared/contract/places.ts';
import { PlaceCombobox } from './place-combobox.tsx';

function place(mainText: string, secondaryText: string): PlaceSuggestion {
  return {
    placeId: `${mainText}-${secondaryText}`,
    mainText,
    secondaryText,
    description: `${mainText}, ${secondaryText}`,
  };
}

const VIENNAS = [
  place('Vienna', 'Vienna, Austria'),
  place('Vienna', 'Virginia, United States'),
  place('Vienna', 'West Virginia, United States'),
];

const chosen = vi.fn();

function Example() {
  const [text, setText] = useState('');
  return (
    <Field label="Birth Place">
      <PlaceCombobox
        value={text}
        hint="Choose from the list."
        onType={setText}
        onChoose={(choice) => {
          chosen(choice);
          setText(choice.description);
        }}
      />
    </Field>
  );
}

function show(...handlers: MockHandler[]) {
  chosen.mockClear();
  return renderPart(<Example />, '/', ...handlers);
}

const viennas = () => replies(autocompletePlaces, { predictions: VIENNAS });
const field = () => screen.getByRole('combobox', { name: 'Birth Place' });
const options = () => screen.queryAllByRole('option');

/** Advances time, then flushes what it triggered. */
async function pass(ms: number) {
  for (const step of [ms, 1, 1]) await act(() => vi.advanceTimersByTimeAsync(step));
}

function change(value: string) {
  fireEvent.change(field(), { target: { value } });
}

afterEach(() => {
  vi.useRealTimers();
});

test('searches from the third character on, debounced by 300 ms', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  change('Vi');
  await pass(1000);
  expect(api.calls(autocompletePlaces)).toEqual([]);

  change('Vie');
  await pass(290);
  change('Vien');
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(api.calls(autocompletePlaces)).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(api.calls(autocompletePlaces)).toEqual([{ body: { input: 'Vien' } }]);
  await pass(1);
  expect(options()).toHaveLength(3);
});

test('does not count surrounding spaces, and counts a surrogate pair once', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  for (const value of ['  Vi  ', '𠮷𠮷']) {
    change(value);
    await pass(1000);
  }
  expect(api.calls(autocompletePlaces)).toEqual([]);
});

test('does not send text longer than the server accepts', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  change('x'.repeat(201));
  await pass(1000);
  expect(api.calls(autocompletePlaces)).toEqual([]);
});

test('shows at most five places, each with region and country', async () => {
  const six = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => place(name, `Region ${name}, Austria`));
  const { user } = show(replies(autocompletePlaces, { predictions: six }));
  await user.type(field(), 'town');
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  expect(options()[1]).toHaveTextContent('BRegion B, Austria');
  expect(screen.queryByText('F')).not.toBeInTheDocument();
});

test('has the ARIA state of a combobox: controls, expanded and active descendant', async () => {
  const { user } = show(viennas());
  expect(field()).toHaveAttribute('aria-autocomplete', 'list');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleDescription('Choose from the list.');

  await user.type(field(), 'vienna');
  const list = await screen.findByRole('listbox', { name: 'Places' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(field()).not.toHaveAttribute('aria-activedescendant');

  await user.keyboard('{ArrowDown}');
  const [first, second] = within(list).getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(second).toHaveAttribute('aria-selected', 'false');
  expect(field()).toHaveFocus();
});

test('arrows move through the list and wrap, and Enter chooses without submitting the form', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderPart(
    <form onSubmit={sent}>
      <Example />
    </form>,
    '/',
    viennas(),
  );
  chosen.mockClear();
  await user.type(field(), 'vienna');
  await screen.findAllByRole('option');
  const meant = () => options().findIndex((option) => option.ariaSelected === 'true');
  const walked: number[] = [];
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    walked.push(meant());
  }
  expect(walked).toEqual([2, 0, 1, 2, 0, 2]);

  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([[VIENNAS[2]]]);
  expect(field()).toHaveValue('Vienna, West Virginia, United States');
  expect(options()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();

  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
  const { user, api } = show(viennas());
  await user.type(field(), 'vienna');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('vienna');
  expect(field()).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  expect(field()).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  expect(api.calls(autocompletePlaces)).toHaveLength(1);
});

test('a click chooses and keeps the focus in the field', async () => {
  const { user } = show(viennas());
  await user.type(field(), 'vienna');
  await user.click(await screen.findByRole('option', { name: /West Virginia/ }));
  expect(chosen.mock.calls).toEqual([[VIENNAS[2]]]);
  expect(field()).toHaveFocus();
  expect(options()).toEqual([]);
});

test('blur closes the list', async () => {
  const { user } = show(viennas());
  await user.type(field(), 'vienna');
  await screen.findAllByRole('option');
  await user.tab();
  expect(options()).toEqual([]);
  expect(chosen).not.toHaveBeenCalled();
});

test('does not search for a chosen place', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  change('vienna');
  await pass(400);
  fireEvent.click(screen.getByRole('option', { name: /Austria/ }));
  await pass(1000);
  expect(api.calls(autocompletePlaces)).toHaveLength(1);
});

const status = () => within(document.body).getAllByRole('status')[0];

test.each([
  [3, '3 places. Use the down arrow.'],
  [1, '1 place. Use the down arrow.'],
])('announces the number of places: %i', async (count, words) => {
  const { user } = show(replies(autocompletePlaces, { predictions: VIENNAS.slice(0, count) }));
  expect(status()).toBeEmptyDOMElement();
  await user.type(field(), 'vienna');
  await waitFor(() => expect(status()).toHaveTextContent(words));
});

test.each([
  ['no place of the name', replies(autocompletePlaces, { predictions: [] }), 'No match.'],
  [
    'a failing server',
    refuses(autocompletePlaces, 503, { code: 'place.unavailable' }),
    'Place search isn’t responding.',
  ],
  ['no network', isUnreachable(autocompletePlaces), 'Place search isn’t responding.'],
])(
  '%s is shown in place of the hint, also after blur, and keeps the text',
  async (_, handler, words) => {
    const { user } = show(handler);
    await user.type(field(), 'xyzzy');
    await waitFor(() => expect(status()).toHaveTextContent(words));
    expect(field()).toHaveAccessibleDescription(new RegExp(`^${words}`));
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(field()).toHaveAccessibleDescription(new RegExp(`^${words}`));
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('xyzzy');
  },
);

test('retries a failed search with the next letter', async () => {
  const { user, api } = show(isUnreachable(autocompletePlaces));
  await user.type(field(), 'vien');
  await waitFor(() => expect(status()).toHaveTextContent('Place search isn’t responding.'));
  api.use(viennas());
  await user.type(field(), 'n{Backspace}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(field()).toHaveValue('vien');
});

test('dims a stale list, from which neither keys nor clicks choose', async () => {
  const { user, api } = show(viennas());
  await user.type(field(), 'vien');
  await screen.findAllByRole('option');
  const next = holds(autocompletePlaces, { predictions: VIENNAS.slice(0, 1) });
  api.use(next);
  await user.type(field(), 'na');
  for (const option of options()) expect(option).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('option', { name: /Austria/ }));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(field()).toHaveValue('vienna');
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await waitFor(() => expect(api.calls(autocompletePlaces)).toHaveLength(2));
  next.release();
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([[VIENNAS[0]]]);
});

test('Tab chooses the highlighted place like Enter, and nothing without one', async () => {
  const { user } = show(viennas());
  await user.type(field(), 'vienna');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  await user.tab();
  expect(chosen.mock.calls).toEqual([[VIENNAS[1]]]);
  expect(field()).toHaveValue('Vienna, Virginia, United States');
  expect(field()).not.toHaveFocus();
});

test('a hovering pointer highlights nothing: Enter submits what was typed', async () => {
  const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderPart(
    <form onSubmit={sent}>
      <Example />
    </form>,
    '/',
    viennas(),
  );
  chosen.mockClear();
  await user.type(field(), 'vienna');
  await user.hover(await screen.findByRole('option', { name: /Austria/ }));
  await user.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledOnce();
});

test('after a choice, typing is debounced again and does not show the old list', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  change('vienna');
  await pass(400);
  fireEvent.click(screen.getByRole('option', { name: /Austria/ }));
  change('Vienna, Vienna, Austri');
  expect(options()).toEqual([]);
  // Undoing the letter is a change as well.
  change('Vienna, Vienna, Austria');
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(api.calls(autocompletePlaces)).toHaveLength(1);
  await pass(1);
  expect(api.calls(autocompletePlaces)).toHaveLength(2);
  expect(options()).toHaveLength(3);
});

test('after a choice the minimum length applies again', async () => {
  vi.useFakeTimers();
  const { api } = show(viennas());
  change('vienna');
  await pass(400);
  fireEvent.click(screen.getByRole('option', { name: /Austria/ }));
  change('Li');
  await pass(1000);
  expect(api.calls(autocompletePlaces)).toHaveLength(1);
  expect(options()).toEqual([]);
});

test('a response after blur opens no list and takes no focus', async () => {
  const slow = holds(autocompletePlaces, { predictions: VIENNAS });
  const { user, api } = show(slow);
  await user.type(field(), 'vienna');
  await waitFor(() => expect(api.calls(autocompletePlaces)).toHaveLength(1));
  await user.tab();
  slow.release();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(options()).toEqual([]);
  expect(field()).not.toHaveFocus();
});

test('announces the next list when it arrives', async () => {
  const { user, api } = show(viennas());
  await user.type(field(), 'vien');
  await screen.findAllByRole('option');
  const next = holds(autocompletePlaces, { predictions: VIENNAS.slice(0, 1) });
  api.use(next);
  await user.type(field(), 'na');
  await waitFor(() => expect(api.calls(autocompletePlaces)).toHaveLength(2));
  expect(options()).toHaveLength(3);
  expect(screen.queryByText('3 places. Use the down arrow.')).not.toBeInTheDocument();
  next.release();
  expect(await screen.findByText('1 place. Use the down arrow.')).toBeInTheDocument();
  expect(options()).toHaveLength(1);
});
