import type { messages as english } from './locales/en_GB.ts';
import type { RequiredTexts } from './required-texts.ts';

type Complete<T extends RequiredTexts> = T;

/** The messages of the product as en_GB has them: it defines the keys and, by its texts, their arguments. */
export type Messages = Complete<typeof english>;

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What every full locale must provide: each key, with a text of its own. */
export type FullMessages = Texts<Messages>;

type PartOf<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartOf<T[K]> };

/** The texts that a variant of a locale replaces. */
export type Overlay = PartOf<Messages>;
