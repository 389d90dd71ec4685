import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '#client/components/feedback/toast.ts';
import { copyText } from './copy-text.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();
const BLOCKED = {
  title: 'Not copied',
  description: 'Your browser blocked copying. Select the text and copy it.',
  tone: 'destructive',
};

beforeEach(() => {
  writeText.mockReset();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast(currentToast()?.id ?? 0);
});

test('copies the text as it is and says what was copied, once it is', async () => {
  let finish = () => {};
  writeText.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const copied = copyText(' 1. Ask\n2. Decide\n', 'Agenda copied');
  expect(writeText).toHaveBeenCalledExactlyOnceWith(' 1. Ask\n2. Decide\n');
  expect(currentToast()).toBeNull();
  finish();
  await copied;
  expect(currentToast()).toMatchObject({ title: 'Agenda copied', tone: 'success' });
  expect(currentToast()?.description).toBeUndefined();
});

test('says how to copy where the browser refuses', async () => {
  writeText.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'));
  await copyText('1. Ask', 'Agenda copied');
  expect(currentToast()).toMatchObject(BLOCKED);
});

test('says the same where there is no clipboard, as on a page without HTTPS', async () => {
  vi.stubGlobal('navigator', {});
  await copyText('1. Ask', 'Agenda copied');
  expect(currentToast()).toMatchObject(BLOCKED);
});
