import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { CONTROL_CLASS } from '#client/components/ui/control-class.ts';
import { cx } from '#client/components/ui/cx.ts';
import { useFieldControl } from '#client/components/ui/field-context.ts';
import type { PlaceSuggestion } from '#shared/contract/places.ts';
import { type PlaceList, takenPlace } from '../place-search.ts';
import { usePlaceSearch } from '../use-place-search.ts';

const NO_PLACES: readonly PlaceSuggestion[] = [];

export interface PlaceComboboxProps {
  /** The displayed text, and the only text that may be sent. */
  value: string;
  /** The text was changed by typing, which discards the chosen place. */
  onType: (text: string) => void;
  /** Sets the text to a place's description. */
  onChoose: (place: PlaceSuggestion) => void;
  /** Shown below the field while there is no search status; empty: nothing. */
  hint?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const HINT = 'Start typing a city and choose it from the list.';

function hintOf(list: PlaceList, hint: string): string {
  switch (list.kind) {
    case 'empty':
      return 'No match. Try the nearest larger town, or keep what you typed.';
    case 'failed':
      return 'Place search isn’t responding. You can keep what you typed.';
    default:
      return hint;
  }
}

function announcementOf(list: PlaceList, isShown: boolean): string {
  if (list.kind === 'empty' || list.kind === 'failed') return hintOf(list, '');
  if (list.kind !== 'current' || !isShown) return '';
  const { length } = list.places;
  return `${length} ${length === 1 ? 'place' : 'places'}. Use the down arrow.`;
}

/** Keys that downshift would handle, but that belong to the text or the form. */
function isLeftToBrowser({ key }: KeyboardEvent, isShown: boolean): boolean {
  return /^(?:Enter|Home|End|PageUp|PageDown)$/.test(key) || (key === 'Escape' && !isShown);
}

function optionClass(isCurrent: boolean, isActive: boolean): string {
  return cx(
    'flex min-h-11 flex-col justify-center px-3 py-1.5',
    isCurrent ? 'cursor-pointer' : 'cursor-default opacity-50',
    isActive && 'bg-accent-soft',
    isCurrent && !isActive && 'hover:bg-well',
  );
}

function withoutPointer(
  state: UseComboboxState<PlaceSuggestion>,
  { type, changes }: UseComboboxStateChangeOptions<PlaceSuggestion>,
) {
  const { InputClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;
  // Only keys highlight a place: a resting pointer must not decide what Enter chooses.
  if (type === ItemMouseMove || type === MenuMouseLeave) return state;
  // A click into the text moves the caret, and does not toggle the list.
  return type === InputClick ? { ...changes, isOpen: true, highlightedIndex: -1 } : changes;
}

/** What is offered for the text, which offer is highlighted, and how one is chosen. */
function useOfferedPlaces(value: string, onChoose: (place: PlaceSuggestion) => void) {
  const id = useId();
  const { list, isOpen, dispatch } = usePlaceSearch(value);
  const places = 'places' in list ? list.places : NO_PLACES;
  const isShown = isOpen && places.length > 0;

  function choose({ placeId }: PlaceSuggestion) {
    const place = takenPlace(list, placeId);
    if (!place) return;
    dispatch({ kind: 'chosen' });
    onChoose(place);
  }

  const combobox = useCombobox({
    items: [...places],
    itemToString: (place) => place?.description ?? '',
    itemToKey: (place) => place?.placeId,
    getItemId: (index) => `${id}-${index}`,
    isItemDisabled: () => list.kind !== 'current',
    inputValue: value,
    // The form stores the chosen place; here each choice is a new one.
    selectedItem: null,
    isOpen: isShown,
    onIsOpenChange: ({ isOpen: isWanted }) => dispatch({ kind: isWanted ? 'opened' : 'closed' }),
    stateReducer: withoutPointer,
  });
  const active = isShown && list.kind === 'current' ? places[combobox.highlightedIndex] : undefined;

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const { isComposing } = event.nativeEvent;
    if (isComposing || isLeftToBrowser(event, isShown)) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    }
    if (isComposing || !active) return;
    if (event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter' || event.key === 'Tab') choose(active);
  }

  return { id, list, places, isShown, active, choose, dispatch, handleKey, combobox };
}

/** A text field with place suggestions, by the ARIA combobox pattern with a list box. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { value, onType, onChoose, hint = HINT, name, ref } = props;
  const field = useFieldControl();
  const offered = useOfferedPlaces(value, onChoose);
  const { id, list, isShown, active, dispatch } = offered;
  const { getInputProps, highlightedIndex } = offered.combobox;
  const said = hintOf(list, hint);

  return (
    <div className="@container grid gap-1.5">
      <div className="relative">
        <input
          {...getInputProps({
            ...field,
            ref: ref ?? null,
            ...(name === undefined ? {} : { name }),
            'aria-activedescendant': active ? `${id}-${highlightedIndex}` : undefined,
            'aria-labelledby': undefined,
            'aria-describedby': cx(field['aria-describedby'], said && `${id}-hint`),
            onChange: ({ currentTarget }) => {
              dispatch({ kind: 'typed', text: currentTarget.value });
              onType(currentTarget.value);
            },
            onKeyDown: offered.handleKey,
            onBlur: () => dispatch({ kind: 'closed' }),
          })}
          type="text"
          required
          autoCapitalize="words"
          spellCheck={false}
          placeholder="City, region or country"
          className={CONTROL_CLASS}
        />
        <OfferedPlaces offered={offered} />
      </div>
      {/* Reserves space for the longest message, so that nothing below shifts when it changes. */}
      {said && (
        <p id={`${id}-hint`} className="min-h-10 text-sm text-muted @md:min-h-5">
          {said}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcementOf(list, isShown)}
      </p>
    </div>
  );
}

function OfferedPlaces({ offered }: { offered: ReturnType<typeof useOfferedPlaces> }) {
  const { list, places, isShown, active, choose } = offered;
  const { getMenuProps, getItemProps } = offered.combobox;
  return (
    <ul
      {...getMenuProps({ 'aria-label': 'Places' })}
      hidden={!isShown}
      aria-busy={list.kind === 'stale'}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-raised py-1 shadow-overlay"
    >
      {places.map((item, index) => (
        <li
          key={item.placeId}
          {...getItemProps({ item, index, onClick: () => choose(item) })}
          className={optionClass(list.kind === 'current', item === active)}
        >
          <span className="font-medium text-ink">{item.mainText}</span>
          <span className="text-sm text-muted">{item.secondaryText}</span>
        </li>
      ))}
    </ul>
  );
}
