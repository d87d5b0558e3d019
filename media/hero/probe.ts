import { execFileSync } from 'node:child_process';

interface Stream {
  codec_name: string;
  codec_type: string;
  profile: string;
  level: number;
  pix_fmt: string;
}

/** The type of a film as `canPlayType` wants it, read from the file. */
export function mediaType(file: string): string {
  const out = execFileSync('ffprobe', ['-loglevel', 'error', '-show_streams', '-of', 'json', file], {
    encoding: 'utf8',
  });
  const { streams }: { streams: Stream[] } = JSON.parse(out);
  return `video/${file.endsWith('.webm') ? 'webm' : 'mp4'}; codecs="${streams.map(codec).join(', ')}"`;
}

/** AV1: profile, level, tier, bits (AV1 Codec ISO Media File Format, 5). H.264: profile, constraints, level in hex (RFC 6381). */
function codec({ codec_name, level, profile, pix_fmt }: Stream): string {
  const two = (value: number, radix = 10) => value.toString(radix).padStart(2, '0').toUpperCase();
  if (codec_name === 'av1') return `av01.0.${two(level)}M.${pix_fmt.endsWith('10le') ? '10' : '08'}`;
  if (codec_name === 'h264' && profile === 'High') return `avc1.6400${two(level, 16)}`;
  if (codec_name === 'aac' && profile === 'LC') return 'mp4a.40.2';
  if (codec_name === 'opus') return 'opus';
  throw new Error(`No codec string is known for ${codec_name}, ${profile}`);
}
