import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHAPTER_IDS } from '#shared/reading/schema.ts';
import { chapterAnchor, useCurrentChapter } from './use-current-chapter.ts';

const [FIRST, SECOND] = CHAPTER_IDS;

/** A page with a section for each chapter; `tops` are their distances from the window's top. */
function page(...initial: number[]) {
  return pageOf(false, initial);
}

/** All of them unfolded. */
function openPage(...initial: number[]) {
  return pageOf(true, initial);
}

function pageOf(isOpen: boolean, initial: readonly number[]) {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 900);
  const tops = [...initial];
  const sections = tops.map((_, index) => {
    const section = document.createElement('section');
    section.id = chapterAnchor(CHAPTER_IDS[index] ?? FIRST);
    const details = document.createElement('details');
    details.toggleAttribute('open', isOpen);
    section.append(details);
    section.getBoundingClientRect = () => new DOMRect(0, tops[index] ?? 0, 100, 100);
    document.body.append(section);
    return section;
  });
  onTestFinished(() => {
    for (const section of sections) section.remove();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const { result, unmount } = renderHook(() => useCurrentChapter());
  act(() => void vi.runAllTimers());
  const happenAt = (target: EventTarget | null | undefined, event: string, next: number[]) =>
    act(() => {
      tops.splice(0, tops.length, ...next);
      target?.dispatchEvent(new Event(event));
      vi.runAllTimers();
    });
  const happen = (event: string, ...next: number[]) => happenAt(window, event, next);
  const toggle = (index: number, ...next: number[]) =>
    happenAt(sections[index]?.querySelector('details'), 'toggle', next);
  const unfold = (index: number, isOpen: boolean) =>
    sections[index]?.querySelector('details')?.toggleAttribute('open', isOpen);
  return {
    current: () => result.current.current,
    opened: () => result.current.opened,
    happen,
    toggle,
    unfold,
    unmount,
  };
}

test('is the last open chapter that has reached the upper half of the window', () => {
  const { current, happen } = openPage(451, 800);
  expect(current()).toBeNull();
  happen('scroll', 450, 800);
  expect(current()).toBe(FIRST);
  happen('scroll', -400, 100);
  expect(current()).toBe(SECOND);
  happen('scroll', 500, 900);
  expect(current()).toBeNull();
});

test('is a folded chapter only once it has reached the top', () => {
  const { current, happen, unfold } = page(0, 97);
  unfold(0, true);
  happen('scroll', 0, 97);
  expect(current()).toBe(FIRST);
  happen('scroll', -100, 96);
  expect(current()).toBe(SECOND);
});

test('is there without a scroll, and follows the window’s size', () => {
  const { current, happen } = openPage(0, 800);
  expect(current()).toBe(FIRST);
  happen('resize', -500, 200);
  expect(current()).toBe(SECOND);
});

test('follows the chapters that another one moves by unfolding', () => {
  const { current, toggle } = openPage(0, 300);
  expect(current()).toBe(SECOND);
  toggle(0, 0, 1200);
  expect(current()).toBe(FIRST);
});

test('remembers what was unfolded when the reader came to it', () => {
  const { opened, happen, unfold } = page(500, 600);
  unfold(0, true);
  expect(opened()).toEqual([]);
  happen('scroll', -400, -300);
  expect(opened()).toEqual([FIRST]);
  unfold(0, false);
  unfold(1, true);
  happen('scroll', -500, -400);
  expect(opened()).toEqual([FIRST, SECOND]);
});

test('the page is measured once a frame, and no more once the reader is gone', () => {
  const { unmount } = page(0, 800);
  const measure = vi.spyOn(document, 'getElementById');
  onTestFinished(() => measure.mockRestore());
  act(() => {
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('scroll'));
    vi.runAllTimers();
  });
  expect(measure).toHaveBeenCalledTimes(CHAPTER_IDS.length);
  window.dispatchEvent(new Event('scroll'));
  unmount();
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('resize'));
  vi.runAllTimers();
  expect(measure).toHaveBeenCalledTimes(CHAPTER_IDS.length);
});
