import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { usePan } from './use-pan.ts';
import { type View, WHOLE_VIEW } from './zoom.ts';

const ENLARGED: View = {
  x: WHOLE_VIEW.x + 100,
  y: WHOLE_VIEW.y + 100,
  width: WHOLE_VIEW.width / 2,
  height: WHOLE_VIEW.height / 2,
};

function Picture({ initial }: { initial: View }) {
  const svg = useRef<SVGSVGElement>(null);
  const [view, setView] = useState(initial);
  const { handlers, hasMoved } = usePan(svg, view, setView);
  const [isDrag, setDrag] = useState(false);
  return (
    <>
      <svg ref={svg} aria-label="picture" role="img" {...handlers} />
      <button type="button" onClick={() => setDrag(hasMoved())}>
        Ask
      </button>
      <output>{`${view.x - initial.x} ${view.y - initial.y} ${isDrag}`}</output>
    </>
  );
}

/** A picture twice as wide in its own units as on the screen, so a pixel is two units of it. */
function show(initial: View = ENLARGED) {
  render(<Picture initial={initial} />);
  const picture = screen.getByRole('img');
  const captured: number[] = [];
  Object.defineProperty(picture, 'clientWidth', { value: initial.width / 2, configurable: true });
  Object.assign(picture, { setPointerCapture: (id: number) => captured.push(id) });
  const press = { isPrimary: true, button: 0, pointerId: 7 };
  const at = (x: number, y: number, more = {}) => ({ clientX: x, clientY: y, ...press, ...more });
  const result = () => {
    fireEvent.click(screen.getByRole('button'));
    return screen.getByRole('status').textContent;
  };
  return { picture, captured, at, result };
}

test('a drag moves the picture with the pointer, and is no selection', () => {
  const { picture, captured, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent.pointerMove(picture, at(40, 47));
  expect(captured).toEqual([7]);
  fireEvent.pointerMove(picture, at(38, 47));
  expect(result()).toBe('24 6 true');
});

test('a press that hardly moves is a selection, not a drag', () => {
  const { picture, captured, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent.pointerMove(picture, at(47, 47));
  expect(captured).toEqual([]);
  expect(result()).toBe('0 0 false');
});

test('a drag begins five pixels from where it was pressed', () => {
  const { picture, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent.pointerMove(picture, at(47, 46));
  expect(result()).toBe('6 8 true');
});

test.each(['pointerUp', 'pointerCancel'] as const)('nothing moves after %s', (end) => {
  const { picture, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent[end](picture, at(50, 50));
  fireEvent.pointerMove(picture, at(10, 10));
  expect(result()).toBe('0 0 false');
});

test.each([
  ['a second finger', { isPrimary: false }],
  ['another button', { button: 2 }],
])('%s does not drag', (_, more) => {
  const { picture, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50, more));
  fireEvent.pointerMove(picture, at(10, 10, more));
  expect(result()).toBe('0 0 false');
});

test('the whole picture stays where it is', () => {
  const { picture, at, result } = show(WHOLE_VIEW);
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent.pointerMove(picture, at(10, 10));
  expect(result()).toBe('0 0 false');
});

test('a press forgets that the one before it was a drag', () => {
  const { picture, at, result } = show();
  fireEvent.pointerDown(picture, at(50, 50));
  fireEvent.pointerMove(picture, at(30, 50));
  fireEvent.pointerUp(picture, at(30, 50));
  fireEvent.pointerDown(picture, at(30, 50));
  expect(result()).toBe('40 0 false');
});
