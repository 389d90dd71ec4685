import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentToast } from '#client/components/feedback/toast.ts';
import {
  holds,
  isUnreachable,
  type MockHandler,
  refuses,
  replies,
} from '#client/testing/mock-api.ts';
import { renderApp } from '#client/testing/render-app.tsx';
import { personWith } from '#client/testing/samples.ts';
import { signedIn, signedOut } from '#client/testing/sessions.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { type VectorResult, vectorSearch } from '#shared/contract/knowledge.ts';

const open = (...handlers: MockHandler[]) => renderApp('/vector-test', signedIn, ...handlers);

const result = (changes: Partial<VectorResult> = {}): VectorResult => ({
  content: 'Splenic authority: How it speaks\n\nOnce, and quietly.',
  similarity: 0.8734,
  metadata: { filename: 'splenic-authority.md', chunkIndex: 1, totalChunks: 4 },
  ...changes,
});

const OTHER = result({
  content: 'Gate 57',
  similarity: 0.5,
  metadata: { filename: 'reference/gate-57', chunkIndex: 0, totalChunks: 1 },
});

const finds = (...results: VectorResult[]) =>
  replies(vectorSearch, ({ body }) => ({ query: body.query, results }));

const QUESTIONS = [
  'What is a Penta in Human Design?',
  'How do Generators and Projectors work together?',
  'What are the BG5 functions?',
  'Define Splenic Authority',
  'Explain team dynamics',
];

const field = () => screen.findByLabelText('Custom query');
const searchButton = () => screen.getByRole('button', { name: 'Search' });
const header = (words: string) =>
  screen.findByRole('heading', { level: 2, name: new RegExp(words.replace(/[|?]/g, '\\$&')) });

test('offers the five quick questions in order', async () => {
  open();
  await field();
  const list = screen.getByRole('region', { name: 'Quick questions' });
  const buttons = within(list).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(QUESTIONS);
  expect(screen.queryByText(/Found|No results/)).not.toBeInTheDocument();
});

test.each(QUESTIONS)('searches for %j with one click', async (question) => {
  const { api, user } = open(finds(result()));
  await user.click(await screen.findByRole('button', { name: question }));
  expect(await header(`Query: ${question} | Found 1 results`)).toBeVisible();
  expect(api.calls(vectorSearch)).toEqual([{ body: { query: question } }]);
});

test('shows each result’s file, similarity, position and text', async () => {
  const { user } = open(finds(result(), OTHER));
  await user.type(await field(), 'spleen{Enter}');
  expect(await header('Query: spleen | Found 2 results')).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'splenic-authority.md',
    'reference/gate-57',
  ]);
  expect(items[0]).toHaveTextContent('87.3%');
  expect(items[0]).toHaveTextContent('Chunk 2 of 4');
  expect(items[0]).toHaveTextContent('Once, and quietly.');
  expect(items[1]).toHaveTextContent('50.0%');
  expect(items[1]).toHaveTextContent('Chunk 1 of 1');
});

test('shows a text without markdown syntax', async () => {
  const content = 'The order: steps\n\nFirst **this**:\n- one\n- two';
  const { user } = open(finds(result({ content })));
  await user.type(await field(), 'steps{Enter}');
  const box = await screen.findByRole('region', { name: 'splenic-authority.md' });
  expect(box.textContent).toBe('The order: steps\n\nFirst this:\n• one\n• two');
});

test('scrolls a long text in its box, by keyboard too', async () => {
  const { user } = open(finds(result()));
  await user.type(await field(), 'spleen{Enter}');
  const box = await screen.findByRole('region', { name: 'splenic-authority.md' });
  expect(box).toHaveClass('max-h-64', 'overflow-y-auto');
  expect(box).toHaveAttribute('tabindex', '0');
});

test.each(['{Enter}', 'button'])('sends the query trimmed, by %s', async (way) => {
  const { api, user } = open(finds());
  await user.type(await field(), '  gate 34  ');
  if (way === 'button') await user.click(searchButton());
  else await user.keyboard(way);
  await header('Query: gate 34 | Found 0 results');
  expect(api.calls(vectorSearch)).toEqual([{ body: { query: 'gate 34' } }]);
});

test.each(['', '   '])('does not search for %j', async (text) => {
  const { api, user } = open(finds());
  const input = await field();
  if (text) await user.type(input, text);
  expect(searchButton()).toBeDisabled();
  await user.type(input, '{Enter}');
  expect(api.calls(vectorSearch)).toEqual([]);
});

test('says so when nothing was found', async () => {
  const { user } = open(finds());
  await user.type(await field(), 'xyz{Enter}');
  expect(await screen.findByText('No results found for this query.')).toBeVisible();
});

test('says so while it searches, and sends nothing twice', async () => {
  const held = holds(vectorSearch, { query: 'gate 34', results: [OTHER] });
  const { api, user } = open(held);
  await user.type(await field(), 'gate 34{Enter}');
  expect(await screen.findByText('Searching vector database...')).toBeVisible();
  expect(searchButton()).toBeDisabled();
  for (const name of QUESTIONS) expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.keyboard('{Enter}');
  held.release();
  await header('Query: gate 34 | Found 1 results');
  expect(screen.queryByText('Searching vector database...')).not.toBeInTheDocument();
  expect(searchButton()).toBeEnabled();
  expect(screen.getByLabelText('Custom query')).toHaveFocus();
  expect(api.calls(vectorSearch)).toHaveLength(1);
});

test.each(['Define Splenic Authority', 'Search'])(
  'pressing %j moves the focus to the results',
  async (name) => {
    const { user } = open(finds(result()));
    await user.type(await field(), 'spleen');
    await user.click(screen.getByRole('button', { name }));
    await screen.findByText('splenic-authority.md');
    expect(screen.getByRole('region', { name: 'Search results' })).toHaveFocus();
  },
);

test.each([
  [
    'the status with the answer’s text',
    refuses(vectorSearch, 503, { code: 'knowledge.unavailable', message: 'Not now.' }),
    /^HTTP 503: \{.*"message":"Not now\.".*\}$/,
    'Not now.',
  ],
  [
    'the error’s own words',
    isUnreachable(vectorSearch),
    /^Failed to fetch$/,
    'The knowledge base could not be searched. Please try again.',
  ],
  [
    'plain words for an error without any',
    { route: vectorSearch, answer: () => Promise.reject(new TypeError('')) },
    /^Unknown error occurred$/,
    'The knowledge base could not be searched. Please try again.',
  ],
])('reports a failure with %s, and keeps the results', async (_, failure, told, inPage) => {
  const { api, user } = open(finds(result()));
  await user.type(await field(), 'spleen{Enter}');
  await header('Query: spleen | Found 1 results');
  api.use(failure);
  await user.type(await field(), ' two{Enter}');
  expect(await screen.findByText(inPage)).toBeVisible();
  expect(currentToast()).toMatchObject({
    title: 'Search Failed',
    description: expect.stringMatching(told),
    tone: 'destructive',
  });
  expect(await header('Query: spleen | Found 1 results')).toBeVisible();
  expect(screen.getByText('splenic-authority.md')).toBeVisible();
  // The next success clears the error.
  api.use(finds(OTHER));
  await user.click(searchButton());
  await header('Query: spleen two | Found 1 results');
  expect(screen.queryByText(inPage)).not.toBeInTheDocument();
});

test.each(['master_admin', 'account_admin', 'regular_user'] as const)(
  'is available for a signed-in person who is %s',
  async (globalRole) => {
    renderApp('/vector-test', replies(getCurrentUser, personWith({ globalRole })));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Knowledge Search');
  },
);

test('shows the landing page to visitors', async () => {
  renderApp('/vector-test', signedOut);
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/api/login?returnTo=%2Fvector-test',
  );
  expect(screen.queryByText('Knowledge Search')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
