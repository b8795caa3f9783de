import { createContext, useContext } from 'react';

/** Whose dates the page shows: it changes when they are written anew, for the device instead of the server's guess. */
export const Reading = createContext(false);

/** For what keeps itself from rendering with the rest (`memo`) and has dates in it. */
export const useReading = () => useContext(Reading);
