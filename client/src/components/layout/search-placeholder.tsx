/** The room of the header's search until its code is there. */
export function SearchPlaceholder() {
  return (
    <div aria-hidden="true" className="size-11 xl:h-9 xl:w-[12.875rem] xl:rounded-md xl:bg-well" />
  );
}
