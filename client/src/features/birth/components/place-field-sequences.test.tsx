// Isolated: on a fake clock, what an earlier file left waiting would never end.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { call } from '#client/lib/api.ts';
import { NewChart, previewChart } from '#shared/contract/charts.ts';
import {
  autocompletePlaces,
  getPlaceDetails,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';
import { UNRESOLVED } from '../disambiguation.ts';
import { BirthForm } from './birth-form.tsx';

/*
 * Fuzzes the real form, network and clock: people type, choose, change their minds and submit,
 * while responses are late, out of order, or missing. The birth that arrives must be the one on
 * screen. See also `place-search-sequences.test.ts`.
 */

const SEED = 20_261_122;
const SEQUENCES = 100;

type Action =
  | { readonly kind: 'type'; readonly text: string; readonly pace: number; readonly pause: number }
  | { readonly kind: 'paste'; readonly text: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'click' | 'tap'; readonly option: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'erase' | 'clear' | 'leave' | 'clock' | 'submit' };

const name = fc.constantFrom('Lisb', 'Hamb', 'Rom', 'Vi', 'Xyz', ' Oslo');
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      text: name,
      pace: fc.constantFrom(5, 110, 110, 290, 310),
      pause: fc.constantFrom(0, 250, 600, 1600, 1600),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('paste' as const), text: name }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      key: fc.constantFrom('ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter', 'Enter', 'Tab', 'Escape'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('click' as const, 'tap' as const),
      option: fc.nat(4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 110, 299, 301, 450, 2000),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'erase' as const,
        'clear' as const,
        'leave' as const,
        'clock' as const,
        'submit' as const,
      ),
    }),
  },
);
const sequence = fc.record({
  actions: fc.array(action, { minLength: 4, maxLength: 12 }),
  /** Delay of each response in ms; negative: it fails after that time. */
  delays: fc.array(fc.constantFrom(0, 20, 80, 200, 500, 1200, -300), {
    minLength: 4,
    maxLength: 8,
  }),
});

/** Five places for each text, whose ids and names contain the text. */
function placesFor(input: string): PlaceSuggestion[] {
  if (input.endsWith('Xyz')) return [];
  return [1, 2, 3, 4, 5].map((rank) => ({
    placeId: `${rank}/${input}`,
    mainText: input,
    secondaryText: `, Region ${rank}`,
    description: `${input}, Region ${rank}`,
  }));
}

const inputOf = (placeId: string) => placeId.slice(placeId.indexOf('/') + 1);
const rankOf = (placeId: string) => Number(placeId.split('/')[0]);
const descriptionOf = (placeId: string) => `${inputOf(placeId)}, Region ${rankOf(placeId)}`;

/** The text that a place was suggested for. */
const answeredBy = (shown: string) => shown.slice(0, shown.lastIndexOf(', Region'));

function json(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });
}

/** A network for one sequence; submitted births are passed on. */
function playNetwork(delays: readonly number[], onBirth: (birth: NewChart) => void) {
  let turn = 0;
  function answerOf(path: string, body: string): unknown {
    if (path === autocompletePlaces.path) {
      const { input } = autocompletePlaces.body.parse(JSON.parse(body));
      return { predictions: placesFor(input) };
    }
    if (path === previewChart.path) {
      onBirth(NewChart.parse(JSON.parse(body)));
      return { chartId: 'c-1' };
    }
    const { placeId } = getPlaceDetails.body.parse(JSON.parse(body));
    return {
      placeId,
      formattedAddress: descriptionOf(placeId),
      latitude: rankOf(placeId),
      longitude: inputOf(placeId).length,
      timeZones: ['Europe/Lisbon'],
    };
  }
  vi.stubGlobal('fetch', (path: string, { body, signal }: RequestInit) => {
    const delay = delays[turn % delays.length] ?? 0;
    turn += 1;
    // A birth counts when it is sent, whatever the response.
    const answer = answerOf(path, String(body));
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => {
        if (delay < 0) reject(new TypeError('Failed to fetch'));
        else resolve(json(answer));
      }, Math.abs(delay));
    });
  });
}

/* By selectors: role queries are too slow for so many steps. */
function one<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(selector);
  return found;
}
const field = () => one<HTMLInputElement>('[role="combobox"]');
const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

/** Plays one sequence and checks after every step what could be chosen and what was sent. */
class Player {
  /** The description of the chosen place; null once somebody typed. */
  #chosen: string | null = null;
  sent = 0;
  choices = 0;

  /** @throws when the birth is not the one on screen */
  readonly takeBirth = (birth: NewChart) => {
    const shown = field().value;
    this.sent += 1;
    expect(birth.birthPlace).toBe(shown.trim());
    const { placeId, latitude, longitude } = birth;
    expect(placeId === undefined ? null : descriptionOf(placeId)).toBe(this.#chosen);
    if (placeId === undefined || latitude === undefined) expect(latitude).toBeUndefined();
    else expect([latitude, longitude]).toEqual([rankOf(placeId), inputOf(placeId).length]);
  };

  async play(actions: readonly Action[]) {
    for (const each of actions) {
      await this.#act(each);
      for (const option of options()) {
        if (option.ariaDisabled === 'true') continue;
        expect(answeredBy(option.textContent ?? '')).toBe(field().value.trim());
      }
    }
    await this.#act({ kind: 'submit' });
  }

  async #act(each: Action) {
    switch (each.kind) {
      case 'type':
        field().focus();
        for (const letter of each.text) {
          this.#enter(field().value + letter);
          await pass(each.pace);
        }
        return pass(each.pause);
      case 'paste':
        field().focus();
        this.#enter(each.text);
        return;
      case 'erase':
        this.#enter(field().value.slice(0, -1));
        return;
      case 'clear':
        this.#enter('');
        return;
      case 'key':
        return this.#press(each.key);
      case 'click':
      case 'tap':
        return this.#choose(each.kind === 'tap', options()[each.option]);
      case 'wait':
        return pass(each.ms);
      case 'leave':
        act(() => field().blur());
        return;
      case 'clock':
        fireEvent.change(one('[type="date"]'), {
          target: { value: this.sent % 2 === 0 ? '1985-05-04' : '1985-05-03' },
        });
        return;
      case 'submit': {
        const button = one<HTMLButtonElement>('[type="submit"]');
        fireEvent.mouseDown(button);
        act(() => button.focus());
        fireEvent.mouseUp(button);
        fireEvent.click(button);
        return pass(0);
      }
    }
  }

  #enter(text: string) {
    const before = field().value;
    fireEvent.change(field(), { target: { value: text } });
    if (text !== before) this.#chosen = null;
  }

  async #press(key: string) {
    const before = field().value;
    act(() => field().focus());
    const isFree = fireEvent.keyDown(field(), { key });
    this.#notice(before);
    if (isFree && key === 'Tab') act(() => field().blur());
    if (isFree && key === 'Enter' && field().form) {
      fireEvent.submit(field());
      await pass(0);
    }
  }

  #choose(isTap: boolean, option: HTMLElement | undefined) {
    if (!option) return;
    const before = field().value;
    if (isTap) {
      fireEvent.touchStart(option);
      fireEvent.touchEnd(option);
    }
    if (fireEvent.mouseDown(option)) act(() => field().blur());
    fireEvent.mouseUp(option);
    fireEvent.click(option);
    this.#notice(before);
  }

  /** Text that nobody typed is a choice, suggested for the text before it. */
  #notice(before: string) {
    const after = field().value;
    if (after === before) return;
    this.choices += 1;
    this.#chosen = after;
    expect(answeredBy(after)).toBe(before.trim());
  }
}

async function playAlone({
  actions,
  delays,
}: {
  actions: readonly Action[];
  delays: readonly number[];
}) {
  const player = new Player();
  const problems: unknown[] = [];
  playNetwork(delays, (birth) => {
    try {
      player.takeBirth(birth);
    } catch (error) {
      problems.push(error);
    }
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <BirthForm
        initial={{
          values: {
            fullName: 'Ana',
            birthDate: '1985-05-03',
            birthTime: '12:00',
            isTimeUnknown: false,
            birthPlace: '',
          },
          disambiguation: UNRESOLVED,
        }}
        onSubmit={async (birth) => void (await call(previewChart, { body: birth }))}
      />
    </QueryClientProvider>,
  );
  try {
    await player.play(actions);
    await pass(2000);
  } finally {
    unmount();
  }
  if (problems.length > 0) throw problems[0];
  return player;
}

test(`${SEQUENCES} random sequences through the form send what is shown (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  vi.useFakeTimers();
  const seen = { sent: 0, choices: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(sequence, async (each) => {
        const { sent, choices } = await playAlone(each);
        seen.sent += sent;
        seen.choices += choices;
      }),
      { numRuns: SEQUENCES, seed: SEED },
    );
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  // A run that never chose or sent anything would prove nothing.
  expect(seen.choices).toBeGreaterThan(SEQUENCES / 10);
  expect(seen.sent).toBeGreaterThan(SEQUENCES / 2);
});
