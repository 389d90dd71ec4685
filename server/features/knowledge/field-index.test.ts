import { expect, test } from 'vitest';
import { buildFieldIndex } from './field-index.ts';
import { passagesOfArticle } from './passages.ts';

const article = (title: string, asked: string, text: string) =>
  passagesOfArticle(
    `${title}.md`,
    `---\ntitle: ${title}\ntopics: work\nconfidence: high\nasked:\n  - ${asked}\n---\n\n## ${title}\n\n${text}\n`,
  );

test('a question in other words fits by its meaning', async () => {
  const passages = [
    ...article(
      'Handing over',
      'How do I give tasks to my staff?',
      'Name the result and let go of it.',
    ),
    ...article(
      'Resting',
      'Why am I exhausted in the evening?',
      'Lie down before you feel tired at night.',
    ),
  ];
  const index = await buildFieldIndex(passages);
  const [handing, resting] = index.fitsOf('I am worn out when work ends');
  expect(resting?.askedMeaning).toBeGreaterThan(handing?.askedMeaning ?? 1);
  expect(resting?.textMeaning).toBeGreaterThan(handing?.textMeaning ?? 1);
});

test('a question without any known word fits nothing', async () => {
  const index = await buildFieldIndex(article('Resting', 'Why am I tired?', 'Lie down in time.'));
  expect(index.fitsOf('qwxyzzy')).toEqual([
    { words: 0, asked: 0, title: 0, heading: 0, askedMeaning: 0, textMeaning: 0 },
  ]);
});
