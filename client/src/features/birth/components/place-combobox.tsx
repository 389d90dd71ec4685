import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { CONTROL_CLASS } from '#client/components/ui/control-class.ts';
import { cx } from '#client/components/ui/cx.ts';
import { useFieldControl } from '#client/components/ui/field-context.ts';
import { useRested } from '#client/lib/use-rested.ts';
import {
  autocompletePlaces,
  PLACE_INPUT_MIN,
  type PlaceSuggestion,
} from '#shared/contract/places.ts';
import { placeSuggestions } from '../api.ts';

const NONE: readonly PlaceSuggestion[] = [];

export interface PlaceComboboxProps {
  value: string;
  /** The text changed by typing: what had been chosen no longer counts. */
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Suggestions for a text, null while there are none to speak of. */
function useSuggestions(text: string, isWanted: boolean) {
  const input = useRested(text.trim());
  const canAsk =
    [...input].length >= PLACE_INPUT_MIN && autocompletePlaces.body.safeParse({ input }).success;
  const { data, isSuccess, isPlaceholderData } = useQuery({
    ...placeSuggestions(input),
    enabled: isWanted && canAsk,
    // The list stays while the next one is on its way, or it would flicker with every letter.
    placeholderData: keepPreviousData,
  });
  const isListed = isWanted && canAsk && isSuccess;
  return { places: isListed ? data : null, isSettled: isListed && !isPlaceholderData };
}

function countWords(count: number): string {
  if (count === 0) return 'No places found. Try the nearest larger town, or keep what you typed.';
  return count === 1 ? '1 place. Use the down arrow.' : `${count} places. Use the down arrow.`;
}

/** A text field that suggests places, by the ARIA combobox pattern with a list box. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { value, onType, onChoose, onBlur, name, ref } = props;
  const field = useFieldControl();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { places, isSettled } = useSuggestions(value, isOpen);
  const shown = places ?? NONE;

  function choose(place: PlaceSuggestion) {
    setIsOpen(false);
    onChoose(place);
  }

  function move(step: number) {
    setIsOpen(true);
    setActive((index) => (shown.length === 0 ? -1 : (index + step + shown.length) % shown.length));
  }

  function handleKey(event: KeyboardEvent) {
    const place = shown[active];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active === -1 ? 0 : -1);
    else if (event.key === 'Enter' && place) choose(place);
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <input
        {...field}
        ref={ref}
        name={name}
        type="text"
        role="combobox"
        required
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        placeholder="City, region or country"
        className={CONTROL_CLASS}
        value={value}
        onChange={(event) => {
          setIsOpen(true);
          setActive(-1);
          onType(event.target.value);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setIsOpen(false);
          onBlur?.();
        }}
      />
      <PlaceList id={listId} places={shown} active={active} onChoose={choose} />
      <p
        role="status"
        className={isSettled && shown.length === 0 ? 'pt-1.5 text-sm text-muted' : 'sr-only'}
      >
        {isSettled && countWords(shown.length)}
      </p>
    </div>
  );
}

interface PlaceListProps {
  id: string;
  places: readonly PlaceSuggestion[];
  active: number;
  onChoose: (place: PlaceSuggestion) => void;
}

function PlaceList({ id, places, active, onChoose }: PlaceListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Places"
      hidden={places.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-raised py-1 shadow-overlay"
    >
      {places.map((place, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
        <div
          key={place.placeId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cx(
            'flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5',
            index === active ? 'bg-accent-soft' : 'hover:bg-well',
          )}
          // Keeps the focus in the field until the click has been taken.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(place)}
        >
          <span className="font-medium text-ink">{place.mainText}</span>
          <span className="text-sm text-muted">{place.secondaryText}</span>
        </div>
      ))}
    </div>
  );
}
