import { SearchIcon } from '../ui/icons.tsx';

/** The header's search as it looks, until its code is there. */
export function SearchPlaceholder() {
  return (
    <div
      aria-hidden="true"
      className="flex size-11 items-center justify-center gap-2 text-sm text-muted xl:h-9 xl:w-[12.875rem] xl:justify-start xl:rounded-md xl:bg-well xl:pl-3"
    >
      <SearchIcon className="size-5 xl:size-4" />
      <span className="hidden xl:inline">Search</span>
    </div>
  );
}
