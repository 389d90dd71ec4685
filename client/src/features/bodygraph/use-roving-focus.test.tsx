import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useRovingFocus } from './use-roving-focus.ts';

function Buttons({ perRow }: { perRow: number }) {
  const { container, tabIndexOf } = useRovingFocus(perRow);
  return (
    <div {...container}>
      {[0, 1, 2, 3, 4].map((index) => (
        <button key={index} type="button" tabIndex={tabIndexOf(index)}>
          {index}
        </button>
      ))}
      <input aria-label="other" />
    </div>
  );
}

const focused = () => document.activeElement?.textContent;

test.each([
  ['{ArrowRight}', '1'],
  ['{ArrowRight}{ArrowLeft}', '0'],
  ['{ArrowDown}', '2'],
  ['{ArrowDown}{ArrowUp}', '0'],
  ['{ArrowDown}{ArrowDown}', '4'],
  ['{End}', '4'],
  ['{End}{Home}', '0'],
  ['{ArrowLeft}', '0'],
  ['{ArrowUp}', '0'],
  ['{End}{ArrowRight}', '4'],
  ['{End}{ArrowDown}', '4'],
  ['x', '0'],
])('in rows of two, %s leads from the first button to %s', async (keys, expected) => {
  const user = userEvent.setup();
  render(<Buttons perRow={2} />);
  await user.tab();
  await user.keyboard(keys);
  expect(focused()).toBe(expected);
});

test('in one column, the arrows to the sides do nothing', async () => {
  const user = userEvent.setup();
  render(<Buttons perRow={1} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('1');
});

test('the block is one tab stop, at the button that was focused last', async () => {
  const user = userEvent.setup();
  render(<Buttons perRow={2} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([
    -1, -1, 0, -1, -1,
  ]);
  await user.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([
    -1, -1, 0, -1, -1,
  ]);
});

test('keys in another field of the block stay its own', async () => {
  const user = userEvent.setup();
  render(<Buttons perRow={2} />);
  const field = screen.getByRole('textbox');
  await user.type(field, 'ab{Home}c');
  expect(field).toHaveValue('cab');
  expect(field).toHaveFocus();
});
