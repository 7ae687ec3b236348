interface Place {
  readonly holds: string;
  /** What becomes of it in a backup: it is in it, it is kept apart from it, or each start makes it anew. */
  readonly backup: 'in_it' | 'apart' | 'made_anew';
  /** The setting that names another place. */
  readonly setting?: string;
}

/** Everything that a portal keeps in `DATA_DIR`, or where a setting says instead. */
export const places = {
  postgres: { holds: 'the database', backup: 'in_it', setting: 'DATABASE_URL' },
  'database-location': { holds: 'where the database lies, if not here', backup: 'made_anew' },
  'database-password': { holds: "the database's password", backup: 'in_it' },
  files: { holds: 'files that are no rows', backup: 'in_it', setting: 'FILES_DIR' },
  'seal-keys': { holds: 'the keys that seal credentials', backup: 'apart', setting: 'SEAL_KEY_FILE' },
  'process-password': { holds: "the processes' password", backup: 'made_anew' },
  'payout-providers.json': {
    holds: "the demo's payout provider",
    backup: 'made_anew',
    setting: 'PAYOUT_PROVIDERS_FILE',
  },
  'postgres-port': { holds: 'the port of the running database', backup: 'made_anew' },
  running: { holds: 'who runs it', backup: 'made_anew' },
  'postgres.log': { holds: "the database's log", backup: 'made_anew' },
  logs: { holds: 'the logs', backup: 'made_anew' },
} as const satisfies Readonly<Record<string, Place>>;

/** What is kept apart from a backup, so that who finds one opens nothing with it. */
export const placesApart: readonly string[] = Object.entries(places).flatMap(([name, { backup }]) =>
  backup === 'apart' ? [name] : [],
);
