import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from '#client/lib/api.ts';
import { currentToast, dismissToast } from '../feedback/toast.ts';
import { Form, FormActions, FormFailureNotice, TextField } from './form.tsx';
import { FormConflict } from './form-conflict.tsx';
import { useEditForm } from './use-edit-form.ts';

const Schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Name is required')),
  note: z.string().check(z.trim()),
});
type Entry = z.input<typeof Schema>;
type Saved = Entry & { id: string; updatedAt: string };

const SAVED: Saved = { id: '1', updatedAt: 'then', name: 'Ana', note: '' };
const THEIRS: Saved = { id: '1', updatedAt: 'now', name: 'Anna', note: 'Theirs' };

function refusal(status: number, message = 'No', fields?: Record<string, string>): ApiError {
  const body = {
    code: 'request.conflict' as const,
    message,
    error: message,
    ...(fields ? { fields } : {}),
    requestId: 'r',
  };
  return new ApiError(status, JSON.stringify(body), body);
}

interface ExampleProps {
  save: (base: Saved, changes: Partial<Entry>) => Promise<unknown>;
  read?: (id: string) => Promise<Saved>;
  onSaved?: () => void;
  onUnchanged?: () => void;
}

function Example({ save, read = async () => THEIRS, ...ends }: ExampleProps) {
  const { onSaved = vi.fn(), onUnchanged = vi.fn() } = ends;
  const form = useEditForm<Saved, Entry, Entry>({
    schema: Schema,
    saved: SAVED,
    valuesOf: ({ name, note }) => ({ name, note }),
    failed: 'Failed',
    read,
    save,
    onSaved,
    onUnchanged,
  });
  return (
    <Form form={form} aria-label="Example">
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="note" label="Note" />
      <FormConflict form={form} what="example" labels={{ name: 'Name', note: 'Note' }} />
      <FormFailureNotice failure={form.failure} />
      <FormActions isBusy={form.isBusy} label="Save" pendingLabel="Saving..." onCancel={vi.fn()} />
    </Form>
  );
}

/** A reply that comes when the test says so. */
function held<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const reply = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { reply, resolve, reject };
}

const field = (label: string) => screen.getByLabelText(label);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const conflict = () => screen.findByText(/changed this example/);

afterEach(() => {
  vi.restoreAllMocks();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

test('sends only what was changed', async () => {
  const save = vi.fn(async () => undefined);
  const onSaved = vi.fn();
  render(<Example save={save} onSaved={onSaved} />);
  await userEvent.type(field('Note'), ' Hi ');
  await press();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(SAVED, { note: 'Hi' });
});

test('sends nothing when only spaces were added', async () => {
  const save = vi.fn(async () => undefined);
  const onUnchanged = vi.fn();
  render(<Example save={save} onUnchanged={onUnchanged} />);
  await userEvent.type(field('Name'), ' ');
  await press();
  await waitFor(() => expect(onUnchanged).toHaveBeenCalledOnce());
  expect(save).not.toHaveBeenCalled();
});

test('two submits at once save once', async () => {
  const { reply, resolve } = held<undefined>();
  const save = vi.fn(() => reply);
  const onSaved = vi.fn();
  render(<Example save={save} onSaved={onSaved} />);
  await userEvent.type(field('Note'), 'Hi');
  act(() => {
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
  });
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await act(async () => resolve(undefined));
  expect(onSaved).toHaveBeenCalledOnce();
});

test('keeps what was typed while a conflict came to light, and saves it on top of theirs', async () => {
  const { reply, resolve } = held<Saved>();
  const save = vi
    .fn<ExampleProps['save']>()
    .mockRejectedValueOnce(refusal(409, 'Changed meanwhile'))
    .mockResolvedValueOnce(undefined);
  const onSaved = vi.fn();
  render(<Example save={save} read={() => reply} onSaved={onSaved} />);
  await userEvent.type(field('Name'), ' M');
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  await userEvent.type(field('Name'), 'aria');
  await act(async () => resolve(THEIRS));
  expect(await conflict()).toBeVisible();
  expect(currentToast()).toMatchObject({ description: 'Changed meanwhile' });
  expect(field('Name')).toHaveValue('Ana Maria');
  expect(field('Note')).toHaveValue('Theirs');
  await press();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(save).toHaveBeenLastCalledWith(THEIRS, { name: 'Ana Maria' });
});

test('takes their version in place of what was typed', async () => {
  render(<Example save={() => Promise.reject(refusal(409))} />);
  await userEvent.type(field('Name'), ' M');
  await press();
  await conflict();
  await userEvent.click(screen.getByRole('button', { name: /theirs/i }));
  expect(field('Name')).toHaveValue('Anna');
  expect(screen.queryByText(/changed this example/)).not.toBeInTheDocument();
});

test.each([
  ['cannot be read', () => Promise.reject(refusal(404))],
  ['is the one that was edited', async () => SAVED],
])('a conflict whose other version %s is a failure like any other', async (_, read) => {
  render(<Example save={() => Promise.reject(refusal(409, 'Changed'))} read={read} />);
  await userEvent.type(field('Name'), ' M');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed');
  expect(field('Name')).toHaveValue('Ana M');
});

test('a form that is gone says nothing about a conflict', async () => {
  const { reply, resolve } = held<Saved>();
  const read = vi.fn(() => reply);
  const { unmount } = render(<Example save={() => Promise.reject(refusal(409))} read={read} />);
  await userEvent.type(field('Name'), ' M');
  await press();
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  unmount();
  await act(async () => resolve(THEIRS));
  expect(currentToast()).toBeNull();
});

test('offline, the form says so and keeps what was typed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Example save={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await userEvent.type(field('Name'), ' M');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
  expect(currentToast()?.description).toMatch('You’re offline.');
  expect(field('Name')).toHaveValue('Ana M');
});

test('shows what the server says about fields that the form does not have', async () => {
  const fields = { note: 'Too long', owner: 'The owner is gone' };
  render(<Example save={() => Promise.reject(refusal(400, 'Please check', fields))} />);
  await userEvent.type(field('Note'), 'Hi');
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please checkThe owner is gone');
  expect(field('Note')).toHaveAccessibleDescription('Too long');
  expect(field('Note')).toHaveFocus();
});

test('line breaks of a pasted text become spaces', async () => {
  const save = vi.fn(async () => undefined);
  render(<Example save={save} />);
  await userEvent.clear(field('Name'));
  await userEvent.click(field('Name'));
  await userEvent.paste('Ana\nMaria');
  await press();
  await waitFor(() => expect(save).toHaveBeenCalledWith(SAVED, { name: 'Ana Maria' }));
});
