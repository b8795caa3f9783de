/** What a shim for old Reacts, which Base UI asks for, would end up with. The build puts this in its place, see vite.config.ts. */
// biome-ignore lint/performance/noBarrelFile: an alias needs a module to point at.
export { useSyncExternalStore } from 'react';
