import { randomUUID } from 'node:crypto';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { CHARTS, chartOwner } from '#server/testing/chart-fixture.ts';
import type { PaperSize } from '#shared/contract/report.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function download(person: SignedIn, chartId: string, size?: PaperSize) {
  const query = size ? `?size=${size}` : '';
  const { body, headers } = await person
    .get(`${CHARTS}/${chartId}/report${query}`)
    .responseType('blob')
    .expect(200)
    .expect('content-type', 'application/pdf');
  return { bytes: new Uint8Array(body), headers };
}

/** What a reader's program gets out of the document. */
async function opened(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false })
    .promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''),
    );
  }
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
  const { info } = await pdf.getMetadata();
  const outline = await pdf.getOutline();
  return { pages, info, outline, width, height, marks: await pdf.getMarkInfo(), pdf };
}

/** Signs of a doubt on a page, as screen readers name them. */
async function marksOn(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const tree = await (await pdf.getPage(number)).getStructTree();
  const altsIn = (node: object): string[] => [
    ...('alt' in node && typeof node.alt === 'string' ? [node.alt] : []),
    ...('children' in node && Array.isArray(node.children) ? node.children.flatMap(altsIn) : []),
  ];
  return altsIn(tree).filter((alt) => alt === 'Approximate');
}

interface Told {
  readonly text: string;
  readonly doubt?: object;
  readonly isAnytime?: boolean;
}
/** Whether it isn't true at all birth times: a report is for all, chapters on the screen for some. */
const isOpen = ({ doubt, isAnytime }: Told) => doubt !== undefined || isAnytime === false;

interface ToldChapter {
  readonly title: string;
  readonly headline: Told;
  readonly paragraphs: readonly (Told & { readonly head?: string })[];
  readonly trial: Told;
}
const partsOf = ({ chapters }: { chapters: readonly ToldChapter[] }) =>
  chapters.flatMap(({ headline, paragraphs, trial }) => [headline, ...paragraphs, trial]);

/** Words alone: line breaks of the page are none of the text's. */
const plain = (text: string) => text.replace(/\s+/g, '');

async function newReport(birth: object, size?: PaperSize) {
  const { person, chartId } = await chartOwner(app, birth);
  const { bytes, headers } = await download(person, chartId, size);
  const reading = (await person.get(`${CHARTS}/${chartId}/reading`).expect(200)).body;
  return { ...(await opened(bytes)), reading, headers, bytes, person, chartId };
}

const reports = new Map<string, ReturnType<typeof newReport>>();

/** The report of a birth, written once for all tests that only read it. */
function reportOf(birth: object = {}, size?: PaperSize): ReturnType<typeof newReport> {
  const key = JSON.stringify([birth, size]);
  const report = reports.get(key) ?? newReport(birth, size);
  reports.set(key, report);
  return report;
}

describe('a report', () => {
  test('holds the statement and every text of the chapters once, in order', async () => {
    const { pages, reading } = await reportOf();
    // The running lines come last on each page.
    const text = plain(pages.join(' ')).replace(
      /AnaRuizNinefoldPage\d+of\d+[A-Z][a-z]+\d+,\d{4}/g,
      '',
    );
    const told: string[] = [
      reading.lead,
      ...reading.facts.map(({ sentence }: { sentence: string }) => sentence),
      ...reading.chapters.flatMap((chapter: ToldChapter) => [
        chapter.headline.text,
        ...chapter.paragraphs.map((paragraph) => paragraph.text),
        chapter.trial.text,
      ]),
    ];
    expect(text).toContain(plain(reading.statement.text));
    const places = told.map((sentence) => text.indexOf(plain(sentence)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const sentence of told) expect(text.split(plain(sentence)), sentence).toHaveLength(2);
  });

  test('has a page number on every page but the cover, a title and an outline', async () => {
    const { pages, info, outline, marks, reading } = await reportOf();
    expect(pages.length).toBeGreaterThanOrEqual(7);
    expect(pages.length).toBeLessThanOrEqual(13);
    expect(pages[0]).not.toContain('Page 1');
    for (const [index, page] of pages.slice(1).entries()) {
      expect(page).toContain(`Page ${index + 2} of ${pages.length}`);
    }
    expect(info).toMatchObject({ Title: 'Ana Ruiz: chart report', Language: 'en-US' });
    expect(marks?.['Marked']).toBe(true);
    expect(outline.map(({ title }) => title)).toEqual([
      'Cover',
      'In short',
      'How to work with me',
      'Chart',
      ...reading.chapters.map(({ title }: { title: string }) => title),
      'First steps',
      'Words and sources',
    ]);
  });

  test('lists on its cover what begins on which page, and numbers its chapters', async () => {
    const { pages, reading } = await reportOf();
    const [cover = '', ...others] = pages;
    const listed = [...plain(cover).matchAll(/(\d+)(Decide|Energy|Firststeps)/g)];
    expect(listed.map(([, , title]) => title).toSorted()).toEqual([
      'Decide',
      'Energy',
      'Firststeps',
    ]);
    for (const [, page, title = ''] of listed) {
      expect(plain(others[Number(page) - 2] ?? '')).toContain(title);
    }
    const text = plain(others.join(' '));
    for (const [index, { title }] of reading.chapters.entries()) {
      expect(text).toContain(plain(`Chapter ${index + 1} of 8 · ${title}`));
    }
  });

  test.each([
    ['exact', 'a4', {}],
    ['exact', 'letter', {}],
    ['unknown', 'a4', { birthTime: null }],
    ['unknown', 'letter', { birthTime: null }],
  ] as const)(
    'sets each chapter of an %s birth time on an %s page of its own',
    async (...given) => {
      const [, size, birth] = given;
      const { pages, reading } = await reportOf(birth, size);
      const texts = pages.map(plain);
      const starts = reading.chapters.map(({ title, trial }: ToldChapter, index: number) => {
        const start = plain(`Chapter ${index + 1} of 8 · ${title}`);
        const page = texts.findIndex((text) => text.includes(start));
        expect(texts[page]).toContain(plain(trial.text));
        return page;
      });
      const withLines = starts.filter((page: number) =>
        texts[page]?.includes(plain('What I noticed')),
      );
      expect([0, 8]).toContain(withLines.length);
      expect(new Set(starts).size).toBe(8);
    },
  );

  test('explains a profile with the chart’s own', async () => {
    const { pages, reading } = await reportOf();
    const [{ term }] = reading.facts.filter(({ id }: { id: string }) => id === 'profile');
    expect(term).not.toBe('5/1');
    expect(pages.at(-1)).toContain(`Two numbers, ${term} for you`);
  });

  test('sums up strengths and watch-outs in short, without their terms', async () => {
    const { pages, person, chartId } = await reportOf();
    const { quickInsights } = (await person.get(`${CHARTS}/${chartId}`).expect(200)).body;
    const [, short = ''] = pages;
    for (const point of [quickInsights.strengths[0], quickInsights.watchouts[0]]) {
      expect(plain(short)).toContain(plain(point.replace(/ \([^)]*\)\.?$/, '')));
    }
    expect(short).not.toMatch(/\([^)]+\)\./);
  });

  test('is set for A4 and Letter', async () => {
    const { person, chartId, width, height } = await reportOf({}, 'a4');
    expect([width, height].map(Math.round)).toEqual([595, 842]);
    const letter = await opened((await download(person, chartId, 'letter')).bytes);
    expect([letter.width, letter.height]).toEqual([612, 792]);
  });

  test('is the same bytes for the same chart on the same date', async () => {
    const { person, chartId, bytes } = await reportOf();
    const again = await download(person, chartId);
    const withoutDates = (data: Uint8Array) =>
      Buffer.from(data)
        .toString('latin1')
        .replace(/D:\d{14}Z/g, '')
        .replace(/\d{4}-\d\d-\d\dT[\d:]+Z/g, '')
        .replace(/\/ID \[.*\]/g, '');
    expect(withoutDates(again.bytes) === withoutDates(bytes)).toBe(true);
  });
});

describe('a chapter', () => {
  test('heads its paragraphs in the margin, and explains each part of the chart once', async () => {
    const { pages, reading, pdf } = await reportOf();
    const reasons: string[] = [];
    for (const [index, { title, paragraphs }] of reading.chapters.entries()) {
      const number = index + 5;
      expect(plain(pages[number - 1] ?? '')).toContain(plain(`of 8 · ${title}`));
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const margin = items
        .flatMap((item) =>
          'str' in item && Math.round(item.transform[4]) === MARGIN ? [item.str] : [],
        )
        .join(' ');
      for (const { head } of paragraphs) if (head) expect(plain(margin)).toContain(plain(head));
      reasons.push(...(margin.match(/Your? [a-z][^A-Z“]+(?= [A-Z])/g) ?? []));
    }
    expect(reasons.length).toBeGreaterThan(3);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

/** "From8:14AM" as minutes of the day. */
function minutesOf(when: string): number {
  const [, hour, minute, half] = /(\d{1,2}):(\d\d)([AP])M/.exec(when) ?? [];
  return ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
}

/** Points from the left. */
const MARGIN = 56;

describe('an uncertain birth time', () => {
  test('marks what it decides, and says so', async () => {
    const { pages, reading, pdf } = await reportOf({ birthTime: null });
    const text = pages.join(' ');
    const doubts = [...reading.facts, ...partsOf(reading)].filter(isOpen);
    expect(doubts.length).toBeGreaterThan(3);
    expect(text).not.toContain('otherwise');
    const marked = reading.chapters.map((chapter: ToldChapter) =>
      partsOf({ chapters: [chapter] }).some(isOpen),
    );
    expect(marked).toContain(true);
    const marks = await Promise.all(pages.map((_, index) => marksOn(pdf, index + 1)));
    expect(marks.slice(4, 12).map(({ length }) => length > 0)).toEqual(marked);
    expect(pages[0]).toContain('The birth time isn’t exact');
    expect(plain(text)).toMatch(/[Ff]rom\d|[Uu]ntil\d/);
  });

  test('says once in a chapter what other hours would mean, and what depends on them in one list', async () => {
    const { pages, reading } = await reportOf({ birthTime: null });
    for (const [index, chapter] of reading.chapters.entries()) {
      const page = pages[index + 4] ?? '';
      const isDoubtful = partsOf({ chapters: [chapter] }).some(isOpen);
      const lines =
        page.match(/With a birth time |Depends on the birth time: |depend on the birth time, /g) ??
        [];
      expect(lines, chapter.title).toHaveLength(isDoubtful ? 1 : 0);
      expect(page).not.toContain('otherwise');
    }
    const last = plain(pages.at(-1) ?? '');
    expect(last).toContain(plain('What the birth time decides'));
    const whens = [
      ...last.matchAll(/(?:From|Until)\d{1,2}:\d\d[AP]M(?:until|and|from|\d|:|[AP]M)*/g),
    ];
    expect(new Set(whens.map(([when]) => when)).size).toBe(whens.length);
    expect(whens.length).toBeGreaterThan(0);
    const starts = whens.map(([when]) => (when.startsWith('Until') ? 0 : minutesOf(when)));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('says what is certain before the hours, and on its last page how to settle them', async () => {
    const open = { birthDate: '1988-01-30', birthTime: null, timeZone: 'Asia/Kolkata' };
    const { pages } = await reportOf(open);
    expect(pages.at(-1)).toContain('How to settle what’s approximate');
    expect(pages[0]).not.toContain('Approximate');
    expect(pages[1]).toContain('By the hour of birth');
    const [certain, likely] = ['What to build on, at any birth time', 'How you decide'];
    const short = plain(pages[1] ?? '');
    expect(short.indexOf(plain(certain))).toBeGreaterThan(-1);
    expect(short.indexOf(plain(certain))).toBeLessThan(short.indexOf(plain(likely)));
    expect(plain(pages[1] ?? '')).toMatch(/Until\d+:\d\dAM(Manifestor|ManifestingGenerator)/);
    expect(pages[2]).toContain('How to work with me');
  });

  test('names the only gate that it decides, and sums up all the rest as if it were exact', async () => {
    const { pages, person, chartId } = await reportOf({
      birthDate: '1994-01-13',
      birthTime: '06:00',
      birthTimeToleranceMinutes: 60,
      timeZone: 'America/Chicago',
    });
    const { quickInsights } = (await person.get(`${CHARTS}/${chartId}`).expect(200)).body;
    const [strength = ''] = quickInsights.strengths;
    expect(plain(pages[1] ?? '')).toContain(plain(strength.replace(/ \([^()]*\)\.?$/, '')));
    expect(pages[1]).toContain('What to watch');
    expect(pages[1]).not.toContain('How to settle what’s approximate');
    expect(pages[0]).toMatch(/Only gate \d+ depends on the exact birth time/);
    expect(pages[0]).not.toContain('Whatever has this mark');
    expect(pages[2]).toContain('How to work with me');
  });

  test('claims no type that it decides', async () => {
    const birth = { birthDate: '1988-01-30', timeZone: 'Asia/Kolkata' };
    const [open] = (await reportOf({ ...birth, birthTime: null })).pages;
    expect(open).toContain('You’re probably a Generator.');
    expect(open).not.toContain('You’re a Generator.');
    expect(open).not.toContain('You have steady energy');
    expect(open).toContain('True at any birth time');
    const [exact] = (await reportOf({ ...birth, birthTime: '12:00' })).pages;
    expect(exact).toContain('You’re a Generator.');
  });

  test('gives no ways to settle it where every possible time gives the same reading', async () => {
    const { pages } = await reportOf({ birthTimeToleranceMinutes: 1 });
    expect(pages[0]).toContain('2:25 PM ± 1 minute ');
    expect(plain(pages[0] ?? '')).toContain(
      plain('every time from 2:24 PM to 2:26 PM gives this reading.'),
    );
    expect(pages[1]).not.toContain('How to settle');
    expect(pages[1]).toContain('What to build on');
  });

  test('marks in the margin the part of the chart that it decides, not a certain one beside it', async () => {
    const { pages, reading } = await reportOf({
      birthDate: '1990-09-03',
      birthTime: null,
      timeZone: 'Europe/Berlin',
    });
    const [decide] = reading.chapters;
    const [lead] = decide.paragraphs;
    expect(lead.evidence.map(({ kind }: { kind: string }) => kind)).toContain('profile');
    const page = pages[4] ?? '';
    expect(page).toContain('Profile 6/2');
    expect(page).not.toContain('Emotional authority');
  });

  test('leaves no mark when it is exact', async () => {
    const { pages } = await reportOf();
    expect(pages.join(' ')).not.toContain('Approximate');
    expect(pages.join(' ')).not.toContain('How to settle');
  });
});

describe('a name', () => {
  test.each([
    ['Hebrew', 'נועה בן דוד'],
    ['Arabic', 'محمد بن علي'],
    ['Chinese, Japanese, and Korean', '王小明 山田はなこ 김민준'],
    ['Greek, Cyrillic, and Latin with marks', 'Ελένη Παπαδοπούλου Чехова Željko Đorđević Nguyễn'],
    ['an emoji', 'Ana 🌻'],
  ])('in %s is set with glyphs of its own', async (_, name) => {
    const { pages, headers } = await reportOf({ name });
    const letters = (text: string) =>
      [...text.normalize('NFKC').replace(/\s/g, '')].toSorted().join('');
    const [cover = ''] = pages;
    for (const letter of new Set(letters(name))) expect(cover.normalize('NFKC')).toContain(letter);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
      `${name} chart report.pdf`,
    );
  });

  test('of 255 characters stays on the cover, and its file has a safe name', async () => {
    const { pages, headers } = await reportOf({ name: `A/${'ж'.repeat(253)}` });
    expect(plain(pages[0] ?? '').match(/ж/g)?.length).toBe(253);
    expect(pages.length).toBeLessThanOrEqual(13);
    const [, name = ''] =
      /filename\*=UTF-8''(.+)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(name)).toMatch(/^A ж+ chart report\.pdf$/);
    expect(Buffer.byteLength(decodeURIComponent(name))).toBeLessThanOrEqual(200);
  });
});

test('has "How to work with me" as edited, and no page for it without lines', async () => {
  const { person, chartId } = await chartOwner(app);
  const manual = `${CHARTS}/${chartId}/manual`;
  const lines = [{ label: 'In meetings', text: 'Send me the question the day before, בבקשה.' }];
  await person.put(manual, { lines }).expect(200);
  const { pages } = await opened((await download(person, chartId)).bytes);
  // The cover lists it, too.
  const [page = ''] = pages.slice(1).filter((text) => text.includes('How to work with me'));
  expect(page).toContain('Send me the question the day before');
  expect(page).not.toContain('How I decide');
  await person.put(manual, { lines: [] }).expect(200);
  const without = await opened((await download(person, chartId)).bytes);
  expect(without.pages.join(' ')).not.toContain('How to work with me');
});

test('marks on the page to hand out what the birth time decides, unless its person has rewritten it', async () => {
  const birth = { birthDate: '1988-01-30', birthTime: null, timeZone: 'Asia/Kolkata' };
  const { person, chartId, pages, pdf } = await newReport(birth);
  expect(pages[2]).toContain('How to work with me');
  // One for the page: with one on each answer, nobody would hand it out.
  expect(await marksOn(pdf, 3)).toHaveLength(1);
  expect(pages[2]).toContain('so some of this may not fit');
  const lines = [{ label: 'How I decide', text: 'I sleep on it.' }];
  await person.put(`${CHARTS}/${chartId}/manual`, { lines }).expect(200);
  const edited = await opened((await download(person, chartId)).bytes);
  expect(await marksOn(edited.pdf, 3)).toEqual([]);
  const exact = await reportOf({ ...birth, birthTime: '12:00' });
  expect(await marksOn(exact.pdf, 3)).toEqual([]);
});

test('ends on the first step of each chapter', async () => {
  const { pages, reading } = await reportOf();
  const last = plain(pages.at(-1) ?? '');
  expect(last).toContain('Firststeps');
  for (const { title, paragraphs } of reading.chapters) {
    const [, advice = ''] = /([^.?!…]+[.?!…]”?)$/.exec(paragraphs[0].text) ?? [];
    expect(last).toContain(plain(title));
    expect(last).toContain(plain(advice));
  }
});

test('nobody but its owner gets a report', async () => {
  const { chartId } = await chartOwner(app);
  const other = await somebody(app);
  for (const id of [chartId, randomUUID(), 'no-id']) {
    const { status, body } = await other.get(`${CHARTS}/${id}/report`);
    expect([status, body.code]).toEqual([404, 'chart.not_found']);
  }
  await app.anonymous.get(`${CHARTS}/${chartId}/report`).expect(401);
});
