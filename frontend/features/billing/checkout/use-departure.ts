import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * Goes on to a page of the app by the router, and to a provider's page by a full navigation.
 * `isLeaving` holds until the browser is gone, and is over when the person comes back to this very
 * page by the Back button.
 */
export function useDeparture() {
  const [, navigate] = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const goTo = (address: string) => {
    const url = new URL(address, window.location.href);
    if (url.origin === window.location.origin) return navigate(url.pathname + url.search);
    setIsLeaving(true);
    window.location.assign(url);
  };
  return { isLeaving, goTo };
}
