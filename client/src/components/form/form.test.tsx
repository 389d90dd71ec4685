import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#client/lib/api.ts';
import { currentToast, dismissToast } from '../feedback/toast.ts';
import { Form, FormActions, FormFailureNotice, TextField } from './form.tsx';
import { failureOf, fieldNamesOf } from './form-failure.ts';
import { FormFrame } from './form-frame.tsx';
import { useSavedForm } from './use-saved-form.ts';

const Schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'Name is required')) });

function refusal(message: string, fields: Record<string, string>): ApiError {
  const body = {
    code: 'request.invalid' as const,
    message,
    error: message,
    fields,
    requestId: 'r',
  };
  return new ApiError(400, JSON.stringify(body), body);
}

interface ExampleProps {
  send: (sent: { name: string }) => Promise<unknown>;
  onSent?: () => void;
  onCancel?: () => void;
}

function Example({ send, onSent = vi.fn(), onCancel = vi.fn() }: ExampleProps) {
  const form = useSavedForm({
    schema: Schema,
    values: { name: '' },
    send,
    onSent,
    failed: 'Failed',
  });
  return (
    <Form form={form} onCancel={onCancel} aria-label="Example">
      <TextField form={form} name="name" label="Name" />
      <FormFailureNotice failure={form.failure} />
      <FormActions isBusy={form.isBusy} label="Save" pendingLabel="Saving..." onCancel={onCancel} />
    </Form>
  );
}

const nameField = () => screen.getByLabelText('Name');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  vi.restoreAllMocks();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

test.each([
  ['a field of the form', { name: 'Taken' }, [['name', 'Taken']], []],
  ['a field that the form does not have', { owner: 'Gone' }, [], ['Gone']],
  ['the same sentence twice', { owner: 'Gone', plan: 'Gone' }, [], ['Gone']],
  ['what the message says already', { owner: 'Refused' }, [], []],
])('%s finds its place in the failure', (_, told, fields, others) => {
  const found = failureOf(refusal('Refused', told), { failed: 'Failed', names: ['name'] });
  expect(found).toMatchObject({ message: 'Refused', tone: 'danger', fields, others });
});

test('names fields of lists as a refusal does', () => {
  const values = {
    name: '',
    lines: [
      { label: 'A', level: null },
      { label: 'B', level: 1 },
    ],
  };
  expect(fieldNamesOf(values)).toEqual([
    'name',
    ...['lines.0.label', 'lines.0.level', 'lines.1.label', 'lines.1.level'],
  ]);
});

test.each([
  [true, 'Failed'],
  [false, /You’re offline/],
])('without an answer, online %s, the form says why', (isOnline, words) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const error = new TypeError('Failed to fetch');
  expect(failureOf(error, { failed: 'Failed', names: [] }).message).toMatch(words);
});

test('values that break a rule are explained and not sent', async () => {
  const send = vi.fn();
  render(<Example send={send} />);
  await save();
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(nameField()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('a refusal is shown at its field and at the form, and keeps what was typed', async () => {
  render(
    <Example send={async () => Promise.reject(refusal('No', { name: 'Taken', plan: 'Ended' }))} />,
  );
  await userEvent.type(nameField(), 'Ana');
  await save();
  expect(await screen.findByText('Taken')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('NoEnded');
  expect(nameField()).toHaveValue('Ana');
  expect(nameField()).toHaveFocus();
});

test('two submits at once are one, and Escape waits for the answer', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  const onCancel = vi.fn();
  render(<Example send={send} onSent={onSent} onCancel={onCancel} />);
  await userEvent.type(nameField(), ' Ana ');
  const form = screen.getByRole('form');
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ana' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(onSent).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
});

test.each(['success', 'failure'])('a form that is gone is quiet about its %s', async (end) => {
  let finish = () => {};
  const send = () =>
    new Promise<void>((resolve, reject) => {
      finish = end === 'success' ? resolve : () => reject(refusal('No', {}));
    });
  const onSent = vi.fn();
  const { unmount } = render(<Example send={send} onSent={onSent} />);
  await userEvent.type(nameField(), 'Ana');
  await save();
  unmount();
  await act(async () => finish());
  expect(onSent).not.toHaveBeenCalled();
  expect(currentToast()).toBeNull();
});

test('line breaks of a pasted text become spaces', async () => {
  const send = vi.fn(async () => undefined);
  render(<Example send={send} />);
  await userEvent.click(nameField());
  await userEvent.paste('Ana\r\n  Maria\nLopez\n');
  expect(nameField()).toHaveValue('Ana Maria Lopez');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Ana Maria Lopez' }));
});

function Search({ onSearch }: { onSearch?: (words: string) => void }) {
  const [words, setWords] = useState('');
  return (
    <FormFrame onSubmit={onSearch && (() => onSearch(words))} aria-label="Search">
      <input value={words} onChange={({ target }) => setWords(target.value)} aria-label="Words" />
    </FormFrame>
  );
}

test.each([true, false])(
  'a bare frame stays on the page when submitted, handled %s',
  (isHandled) => {
    const onSearch = vi.fn();
    render(isHandled ? <Search onSearch={onSearch} /> : <Search />);
    // False says that the browser's own submission was prevented.
    expect(fireEvent.submit(screen.getByRole('form'))).toBe(false);
    expect(onSearch).toHaveBeenCalledTimes(isHandled ? 1 : 0);
  },
);

test('a bare frame puts pasted lines on one line, too', async () => {
  const onSearch = vi.fn();
  render(<Search onSearch={onSearch} />);
  await userEvent.click(screen.getByLabelText('Words'));
  await userEvent.paste('Ana\nMaria');
  fireEvent.submit(screen.getByRole('form'));
  expect(onSearch).toHaveBeenCalledWith('Ana Maria');
});
