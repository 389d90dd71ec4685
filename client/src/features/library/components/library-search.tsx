import { Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '#client/components/ui/icon-button.tsx';
import { SearchIcon } from '#client/components/ui/icons.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { isSingleKey } from '#client/lib/single-keys.ts';
import { SearchBox } from './search-box.tsx';

const SearchSheet = lazyPart(
  () => import('./search-sheet.tsx'),
  ({ SearchSheet }) => SearchSheet,
);

/** The search in the header: a field, or a button on phones. "/" goes to either. */
export function LibrarySearch() {
  const field = useRef<HTMLInputElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || !isSingleKey(event)) return;
      event.preventDefault();
      // Hidden on phones, where it takes no focus.
      field.current?.focus();
      if (document.activeElement !== field.current) setIsSheetOpen(true);
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <div className="hidden xl:block">
        <SearchBox ref={field} place="header" onDone={() => field.current?.blur()} />
      </div>
      <IconButton
        label="Search the library"
        icon={<SearchIcon className="size-5" />}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        onClick={() => setIsSheetOpen(true)}
        className="xl:hidden"
      />
      {isSheetOpen && (
        <Suspense fallback={null}>
          <SearchSheet onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
