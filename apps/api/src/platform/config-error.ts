/** A setting that cannot be used; the message is a sentence that names it. */
export class ConfigError extends Error {}
