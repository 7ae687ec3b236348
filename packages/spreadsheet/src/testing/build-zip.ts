import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; its headers can be made to differ from its content. */
export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly stored?: boolean;
  /** The packed bytes instead of those of the content. */
  readonly packed?: Buffer;
  readonly crc?: number;
  readonly size?: number;
  readonly packedSize?: number;
  readonly method?: number;
  readonly flags?: number;
  readonly localName?: string;
  /** The sizes in the local header; the central directory has the right ones. */
  readonly localSize?: number;
  /** Sizes and checksum behind the content, the local header without them. */
  readonly descriptor?: boolean;
  /** Sizes in a zip64 extra field of the central directory. */
  readonly zip64?: boolean;
  /** The offset of the entry in the central directory. */
  readonly offset?: number;
}

export interface ZipShape {
  readonly count?: number;
  readonly directoryOffset?: number;
  readonly comment?: string;
  readonly zip64?: boolean;
}

const u16 = (value: number) => Buffer.from(Uint16Array.of(value).buffer);
const u32 = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
const u64 = (value: number) => Buffer.from(BigUint64Array.of(BigInt(value)).buffer);

interface Facts {
  readonly crc: number;
  readonly size: number;
  readonly packedSize: number;
  readonly method: number;
  readonly flags: number;
}

function factsOf(part: ZipPart, content: Buffer, packed: Buffer): Facts {
  return {
    crc: part.crc ?? crc32(content),
    size: part.size ?? content.length,
    packedSize: part.packedSize ?? packed.length,
    method: part.method ?? (part.stored ? 0 : 8),
    flags: (part.flags ?? 0x800) | (part.descriptor ? 8 : 0),
  };
}

function localRecord(part: ZipPart, facts: Facts): Buffer {
  const name = Buffer.from(part.localName ?? part.name);
  const [crc, packed, size] = part.descriptor
    ? [0, 0, 0]
    : [facts.crc, part.localSize ?? facts.packedSize, part.localSize ?? facts.size];
  const head = [
    u32(0x0403_4b50),
    u16(20),
    u16(facts.flags),
    u16(facts.method),
    u32(0),
    u32(crc),
    u32(packed),
    u32(size),
  ];
  return Buffer.concat([...head, u16(name.length), u16(0), name]);
}

function centralRecord(part: ZipPart, facts: Facts, offset: number): Buffer {
  const name = Buffer.from(part.name);
  const wide = Buffer.concat([u16(1), u16(24), u64(facts.size), u64(facts.packedSize), u64(offset)]);
  const extra = part.zip64 ? wide : Buffer.alloc(0);
  const [packed, size, at] = part.zip64
    ? [0xffff_ffff, 0xffff_ffff, 0xffff_ffff]
    : [facts.packedSize, facts.size, offset];
  const head = [
    u32(0x0201_4b50),
    u16(20),
    u16(20),
    u16(facts.flags),
    u16(facts.method),
    u32(0),
    u32(facts.crc),
    u32(packed),
    u32(size),
  ];
  return Buffer.concat([
    ...head,
    u16(name.length),
    u16(extra.length),
    u16(0),
    u16(0),
    u16(0),
    u32(0),
    u32(at),
    name,
    extra,
  ]);
}

function endRecords(count: number, place: { size: number; offset: number; end: number }, shape: ZipShape): Buffer {
  const comment = Buffer.from(shape.comment ?? '');
  const wide = [
    u32(0x0606_4b50),
    u64(44),
    u16(45),
    u16(45),
    u32(0),
    u32(0),
    u64(count),
    u64(count),
    u64(place.size),
    u64(place.offset),
  ];
  const locator = [u32(0x0706_4b50), u32(0), u64(place.end), u32(1)];
  const [shown, size, offset] = shape.zip64 ? [0xffff, 0xffff_ffff, 0xffff_ffff] : [count, place.size, place.offset];
  const end = [
    u32(0x0605_4b50),
    u16(0),
    u16(0),
    u16(shown),
    u16(shown),
    u32(size),
    u32(offset),
    u16(comment.length),
    comment,
  ];
  return Buffer.concat([...(shape.zip64 ? [...wide, ...locator] : []), ...end]);
}

/** A zip archive of these parts, valid unless asked otherwise. */
export function buildZip(parts: readonly ZipPart[], shape: ZipShape = {}): Buffer {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.packed ?? (part.stored ? content : deflateRawSync(content));
    const facts = factsOf(part, content, packed);
    const descriptor = part.descriptor
      ? Buffer.concat([u32(0x0807_4b50), u32(facts.crc), u32(packed.length), u32(content.length)])
      : Buffer.alloc(0);
    directory.push(centralRecord(part, facts, part.offset ?? at));
    const record = Buffer.concat([localRecord(part, facts), packed, descriptor]);
    body.push(record);
    at += record.length;
  }
  const central = Buffer.concat(directory);
  const place = { size: central.length, offset: shape.directoryOffset ?? at, end: at + central.length };
  return Buffer.concat([...body, central, endRecords(shape.count ?? parts.length, place, shape)]);
}
