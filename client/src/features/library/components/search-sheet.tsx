import { useRef } from 'react';
import { Modal } from '#client/components/ui/modal.tsx';
import { SearchBox } from './search-box.tsx';

/** The search on phones, over the page from above. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Modal
      open
      onOpenChange={onClose}
      title="Search the library"
      closeLabel="Close search"
      initialFocus={input}
      frameClass="items-start"
      panelClass="w-full rounded-b-lg pb-4"
    >
      <div className="px-5">
        <SearchBox ref={input} place="sheet" onDone={onClose} />
      </div>
    </Modal>
  );
}
