import { useEffect, useRef, useState } from 'react';

/** The margin below the window that counts as near. */
const MARGIN = '0px 0px 600px 0px';

/** Whether an element has ever been in or near the window. */
export function useInView() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
