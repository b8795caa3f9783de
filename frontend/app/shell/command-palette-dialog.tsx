import { Autocomplete } from '@base-ui/react/autocomplete';
import { useLocation } from 'wouter';
import { Dialog } from '#frontend/ui/feedback/dialog.tsx';
import styles from './command-palette.module.css';
import { isMeant, PLACES_TO_GO, type PlaceToGo } from './places.rules.ts';
import { Shortcut } from './shortcut.tsx';

const GROUPS = PLACES_TO_GO.map(({ name, places }) => ({ value: name, items: places }));
type Group = (typeof GROUPS)[number];

/** Goes to any place by a few letters of its name. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  const go = ({ href }: PlaceToGo) => {
    onClose();
    navigate(href);
  };
  return (
    <Dialog open onClose={onClose} title="Go to">
      <Autocomplete.Root
        open
        inline
        items={GROUPS}
        autoHighlight="always"
        keepHighlight
        filter={(place, typed) => isMeant(place, typed)}
        itemToStringValue={({ name }: PlaceToGo) => name}
      >
        <Autocomplete.Input
          className={styles.input}
          aria-label="Go to"
          placeholder="Goals, journal, settings …"
        />
        <Autocomplete.Empty className={styles.empty}>Nothing by that name.</Autocomplete.Empty>
        <Autocomplete.List className={styles.list}>
          {(group: Group) => (
            <Autocomplete.Group key={group.value} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={styles.label}>
                {group.value}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(place: PlaceToGo) => (
                  <Autocomplete.Item
                    key={place.href}
                    value={place}
                    className={styles.place}
                    onClick={() => go(place)}
                  >
                    {place.name}
                    {place.key && <Shortcut keys={place.key} />}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </Dialog>
  );
}
