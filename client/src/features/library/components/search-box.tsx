import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { cx } from '#client/components/ui/cx.ts';
import { SearchIcon } from '#client/components/ui/icons.tsx';
import { type Offer, type Offers, useLibrarySearch } from '../search.ts';

interface SearchBoxProps {
  ref?: Ref<HTMLInputElement> | undefined;
  /** Opens below a field in the header, or stands in a sheet. */
  place: 'header' | 'sheet';
  /** A page was chosen, or the search given up. */
  onDone: () => void;
}

const PLACES = {
  header: {
    input: 'h-9 w-[12.875rem] pr-9 text-sm',
    panel:
      'absolute top-full right-0 z-40 mt-2 w-[26rem] max-w-[calc(100vw-2.5rem)] rounded-lg border border-line bg-raised shadow-overlay animate-appear',
  },
  sheet: { input: 'h-12 w-full text-base', panel: 'mt-3' },
} as const;

/** What is typed, what is offered for it, and which offer Enter would choose. */
function useSearchBox(place: SearchBoxProps['place'], onDone: () => void) {
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useLibrarySearch(query, isOpen);
  const offers = [...found.named, ...found.inText];
  const isShown = isOpen && query.trim() !== '';

  function close() {
    setIsOpen(false);
    setActive(0);
  }

  function choose(offer: Offer) {
    setQuery('');
    close();
    onDone();
    navigate(offer.path);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const current = offers[active];
    if (step && offers.length > 0) {
      setIsOpen(true);
      setActive((active + step + offers.length) % offers.length);
    } else if (event.key === 'Enter' && isShown && current) choose(current);
    else if (event.key === 'Escape' && query !== '') {
      setQuery('');
      close();
    } else if (event.key === 'Escape' && place === 'header') event.currentTarget.blur();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    query,
    found,
    active,
    isShown,
    hasActive: isShown && offers.length > 0,
    choose,
    handlers: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setQuery(target.value);
        setActive(0);
        setIsOpen(true);
      },
      onFocus: () => setIsOpen(true),
      onBlur: close,
      onKeyDown: handleKey,
    },
  };
}

/** A search field over the library, by the ARIA combobox pattern with a list box. */
export function SearchBox({ ref, place, onDone }: SearchBoxProps) {
  const id = useId();
  const search = useSearchBox(place, onDone);
  const { query, found, active, isShown } = search;
  return (
    <div className="relative">
      <div className="relative">
        <SearchIcon className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
        <input
          ref={ref}
          type="text"
          role="combobox"
          aria-label="Search the library"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={search.hasActive ? `${id}-${active}` : undefined}
          aria-keyshortcuts="/"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder="Search"
          value={query}
          {...search.handlers}
          className={cx(
            'rounded-md border border-transparent bg-well pl-9 text-ink placeholder:text-muted',
            PLACES[place].input,
          )}
        />
        {place === 'header' && query === '' && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-2 -translate-y-1/2 rounded-sm border border-line bg-surface px-1.5 font-sans text-xs text-muted"
          >
            /
          </span>
        )}
      </div>
      <div className={isShown ? PLACES[place].panel : 'hidden'}>
        <OfferList id={id} found={found} active={active} onChoose={search.choose} />
      </div>
      <p role="status" className="sr-only">
        {isShown && announcementOf(found)}
      </p>
    </div>
  );
}

function announcementOf({ named, inText, isSearching, hasFailed }: Offers): string {
  if (hasFailed) return FAILED;
  const count = named.length + inText.length;
  if (count === 0) return isSearching ? '' : NOTHING;
  return `${count} ${count === 1 ? 'page' : 'pages'}. Use the arrow keys.`;
}

const NOTHING = 'Nothing found. Try a number, such as 26, or a word from your work day.';
const FAILED = 'The search isn’t responding. Try again in a moment.';

interface OfferListProps {
  id: string;
  found: Offers;
  active: number;
  onChoose: (offer: Offer) => void;
}

function OfferList({ id, found, active, onChoose }: OfferListProps) {
  const { named, inText, isSearching, hasFailed } = found;
  const isEmpty = named.length + inText.length === 0;
  const option = (offer: Offer, index: number) => (
    <OfferOption
      key={offer.path}
      id={`${id}-${index}`}
      offer={offer}
      isActive={index === active}
      onChoose={onChoose}
    />
  );
  return (
    <div className="max-h-[min(28rem,70dvh)] overflow-y-auto p-1.5">
      {isEmpty && (
        <p className="px-3 py-2.5 text-sm text-muted">
          {hasFailed ? FAILED : isSearching ? 'Searching…' : NOTHING}
        </p>
      )}
      <div id={`${id}-list`} role="listbox" aria-label="Pages of the library" hidden={isEmpty}>
        {named.map(option)}
        {inText.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box have no fieldset
          <div role="group" aria-labelledby={`${id}-text`}>
            <p id={`${id}-text`} className="px-3 pt-3 pb-1 text-xs text-muted">
              In the text
            </p>
            {inText.map((offer, index) => option(offer, named.length + index))}
          </div>
        )}
      </div>
    </div>
  );
}

interface OfferOptionProps {
  id: string;
  offer: Offer;
  isActive: boolean;
  onChoose: (offer: Offer) => void;
}

function OfferOption({ id, offer, isActive, onChoose }: OfferOptionProps) {
  const { term, headline, excerpt } = offer;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, so that its list stays open until the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
      className={cx(
        'flex min-h-11 cursor-pointer flex-col justify-center rounded-md px-3 py-1.5',
        isActive ? 'bg-well' : 'hover:bg-well',
      )}
    >
      <span className="text-sm font-medium">{term}</span>
      {(excerpt ?? headline) && (
        <span className="line-clamp-2 text-sm text-muted">{excerpt ?? headline}</span>
      )}
    </div>
  );
}
