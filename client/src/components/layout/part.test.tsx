import { act, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { expect, test } from 'vitest';
import { Part } from './part.tsx';

const TEXT = 'Your eight chapters';

test('a part that has come due is waited for, code included, before the next one is', async () => {
  let load = (_words: string) => {};
  const code = new Promise<string>((resolve) => {
    load = resolve;
  });
  const Chapters = () => use(code);
  let next = () => {};
  function Page() {
    const [shown, setShown] = useState(0);
    next = () => startTransition(() => setShown(shown + 1));
    return (
      <>
        <p>{shown} shown</p>
        <Part isDue={shown > 0} room="h-80">
          <Chapters />
        </Part>
      </>
    );
  }
  render(<Page />);
  await act(async () => next());
  expect(screen.getByText('0 shown')).toBeInTheDocument();
  expect(screen.queryByText(TEXT)).not.toBeInTheDocument();
  await act(async () => load(TEXT));
  expect(screen.getByText('1 shown')).toBeInTheDocument();
  expect(screen.getByText(TEXT)).toBeInTheDocument();
});
