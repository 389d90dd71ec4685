import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { forgetFailedParts, lazyPart } from './lazy-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const module = { Greeting };

test('shows its fallback until the code is loaded', async () => {
  let resolve: (loaded: typeof module) => void = () => undefined;
  const promise = new Promise<typeof module>((done) => {
    resolve = done;
  });
  const Part = lazyPart(
    () => promise,
    ({ Greeting }) => Greeting,
  );
  render(
    <Suspense fallback="Loading">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  resolve(module);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('shows no fallback if the code is loaded already', async () => {
  let loads = 0;
  const Part = lazyPart(
    async () => {
      loads += 1;
      return module;
    },
    ({ Greeting }) => Greeting,
  );
  await Part.preload();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(loads).toBe(1);
});

test('keeps its fallback while the page reloads', async () => {
  const Part = lazyPart(
    async (): Promise<typeof module | undefined> => undefined,
    ({ Greeting }) => Greeting,
  );
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        <Part name="Ada" />
      </Suspense>,
    );
  });
  expect(screen.getByText('Loading')).toBeVisible();
});

test('keeps its state when it renders again after loading', async () => {
  const Part = lazyPart(
    async () => module,
    ({ Greeting }) => Greeting,
  );
  const view = render(<Part name="Ada" />, {
    wrapper: ({ children }) => <Suspense fallback="Loading">{children}</Suspense>,
  });
  const first = await screen.findByText('Hello Ada');
  view.rerender(<Part name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBe(first);
});

test('loads again after a failure once that is forgotten, not before', async () => {
  let loads = 0;
  const answers = [Promise.reject(new TypeError('Failed to fetch')), Promise.resolve(module)];
  answers[0]?.catch(() => undefined);
  const Part = lazyPart(
    () => {
      loads += 1;
      return answers.shift() ?? Promise.resolve(module);
    },
    ({ Greeting }) => Greeting,
  );
  await Part.preload();
  await Part.preload();
  expect(loads).toBe(1);
  forgetFailedParts();
  render(
    <Suspense fallback="Loading">
      <Part name="Ada" />
    </Suspense>,
  );
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});
