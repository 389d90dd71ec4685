import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { PUBLIC_NAV } from '#client/components/layout/public-header.tsx';
import { cx } from '#client/components/ui/cx.ts';
import { Input } from '#client/components/ui/input.tsx';
import { Modal } from '#client/components/ui/modal.tsx';
import { libraryEntries } from '#client/features/library/api.ts';
import { openCoach, useCoachDoor } from '#client/lib/coach-door.ts';
import { paths } from '#client/lib/paths.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { findEntries } from '#shared/library/find.ts';
import type { LibraryEntry } from '#shared/library/schema.ts';
import { navItemsOf, profileLinksOf } from './nav-items.ts';

interface PaletteProps {
  user: CurrentUser | null;
  onClose: () => void;
}

interface Choice {
  readonly label: string;
  readonly group: 'Go to' | 'Library' | 'Ask';
  readonly act: () => void;
}

const LABEL = 'Go to, find, or ask';
const LIBRARY_MAX = 6;

function pagesOf(user: CurrentUser | null) {
  const own = user
    ? [...navItemsOf(user), ...profileLinksOf(user), { label: 'New chart', href: paths.newChart }]
    : [];
  const pages = [...own, ...PUBLIC_NAV, { label: 'Sample team', href: paths.sample.team }];
  return pages.filter(({ href }, index) => pages.findIndex((one) => one.href === href) === index);
}

/** What the coach can be asked about, as it names it. */
function topicOf({ kind, id, term }: LibraryEntry) {
  const kinds = { gates: 'gate', channels: 'channel', centers: 'center' } as const;
  if (kind !== 'gates' && kind !== 'channels' && kind !== 'centers') return null;
  return { context: { kind: kinds[kind], value: id }, words: term };
}

/** Everything that a query can do, in the order shown. */
function useChoices(user: CurrentUser | null, query: string): Choice[] {
  const [, navigate] = useLocation();
  const { isHere } = useCoachDoor();
  const entries = useQuery(libraryEntries);
  const wanted = query.trim().toLowerCase();
  const pages = pagesOf(user).filter(({ label }) => label.toLowerCase().includes(wanted));
  const found = findEntries(entries.data ?? [], query, LIBRARY_MAX);
  const topics = isHere ? found.flatMap((entry) => topicOf(entry) ?? []).slice(0, 2) : [];
  return [
    ...pages.map(
      ({ label, href }): Choice => ({ label, group: 'Go to', act: () => navigate(href) }),
    ),
    ...found.map(
      ({ term, path }): Choice => ({ label: term, group: 'Library', act: () => navigate(path) }),
    ),
    ...topics.map(
      (topic): Choice => ({
        label: `Ask about ${topic.words}`,
        group: 'Ask',
        act: () => openCoach(topic),
      }),
    ),
    ...(isHere && topics.length === 0
      ? [{ label: 'Ask the coach', group: 'Ask', act: () => openCoach() } satisfies Choice]
      : []),
  ];
}

/** What is typed, what it finds, and which choice Enter takes. */
function usePalette(user: CurrentUser | null, onClose: () => void) {
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const choices = useChoices(user, query);
  const active = choices[Math.min(index, choices.length - 1)];

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    onClose();
    choice.act();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setIndex((index + step + choices.length) % choices.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  }

  function search(words: string) {
    setQuery(words);
    setIndex(0);
  }

  const point = (choice: Choice) => setIndex(choices.indexOf(choice));
  return { query, search, choices, active, point, choose, onKeyDown };
}

/** Goes to a page, to a term of the library, or to the coach: typed, chosen by arrows, Enter. */
export function Palette({ user, onClose }: PaletteProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { query, search, choices, active, point, choose, onKeyDown } = usePalette(user, onClose);
  const optionId = (choice: Choice) => `${id}-${choices.indexOf(choice)}`;
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={LABEL}
      hidesTitle
      closeLabel={false}
      initialFocus={field}
      frameClass="items-start justify-center p-4 sm:pt-[12vh]"
      panelClass="max-h-[70dvh] w-full max-w-xl animate-rise rounded-lg"
    >
      <div className="border-b border-line p-3">
        <Input
          ref={field}
          {...combobox(`${id}-list`, active && optionId(active))}
          aria-expanded={choices.length > 0}
          placeholder="Go to a page, find “Gate 26”, ask…"
          value={query}
          onChange={(event) => search(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Matches"
        className="min-h-0 flex-1 overflow-y-auto p-2"
      >
        {choices.map((choice) => (
          <Option
            key={`${choice.group} ${choice.label}`}
            id={optionId(choice)}
            choice={choice}
            isActive={choice === active}
            onChoose={() => choose(choice)}
            onPoint={() => point(choice)}
          />
        ))}
      </div>
      {choices.length === 0 && (
        <p role="status" className="px-5 pb-5 text-muted">
          Nothing matches. Try a page’s name or a number, such as “Gate 26”.
        </p>
      )}
    </Modal>
  );
}

/** A field that offers what is in a list box, by the ARIA combobox pattern. */
function combobox(listId: string, activeId: string | undefined) {
  return {
    role: 'combobox',
    'aria-label': LABEL,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    'aria-autocomplete': 'list',
    autoComplete: 'off',
  } as const;
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}

function Option({ id, choice, isActive, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose an option
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={onChoose}
      onPointerMove={onPoint}
      className={cx(
        'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3',
        isActive && 'bg-well',
      )}
    >
      {choice.label}
      <span className="text-sm text-muted">{choice.group}</span>
    </div>
  );
}
