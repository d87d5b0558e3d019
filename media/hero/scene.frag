#version 300 es
// A dawn sky over a floor of glazed tiles that turns into ocean with distance, and six gold tiles toward the sun.
// Every time term is a whole multiple of the loop, and the floor moves 4 rows under a pattern of 4 rows, so the last
// frame meets the first. Footprints are worked out instead of measured: several samples of one pixel have no derivatives.
precision highp float;
out vec4 pixel;
uniform vec2 size;
uniform float phase;    // place in the loop, 0 to 1
uniform float horizon;  // from the bottom, 0 to 1
uniform bool quick;     // two samples a pixel everywhere
const float TAU = 6.28318530718;
const float FOCAL = .62;            // the eye stands 1 above the floor
const float SIDE = 1.05;
const vec2 TILES = vec2(2.7, 2.);   // tiles to one unit of floor

// Linear light; beside each its oklch. Worked out beforehand, since a software renderer would do it for every sample.
const vec3 DAWN = vec3(1.0475, .7748, .4909); // .935 .065 74
const vec3 PALE_SKY = vec3(.4720, .7517, .8903); // .885 .05 225
const vec3 BLUE_SKY = vec3(.2204, .4655, .7625); // .755 .085 245
const vec3 ZENITH = vec3(.1814, .3908, .6957); // .715 .09 249
const vec3 SUNLIGHT = vec3(1.1574, .7038, .2770); // .92 .11 75
const vec3 HAZE = vec3(.9152, .6848, .5323); // .9 .045 60
const vec3 HAZE_LIT = vec3(1.1141, .8531, .4831); // .96 .075 82
const vec3 WHITE = vec3(.8301, .9151, .9709); // .965 .014 235
const vec3 PALE = vec3(.3918, .5977, .8839); // .83 .066 251
const vec3 COBALT = vec3(.0043, .0366, .2776); // .37 .155 263
const vec3 COBALT_LIGHT = vec3(.0162, .0732, .3917); // .445 .155 263
const vec3 GOLD = vec3(.9065, .4707, .0490); // .815 .148 80
const vec3 GOLD_BRUSH = vec3(.2178, .0650, .0005); // .46 .105 62
const vec3 GOLD_LIT = vec3(1.0547, .6395, .0895); // .885 .15 86
const vec3 GOLD_BRUSH_LIT = vec3(.3840, .1215, .0000); // .56 .13 66
const vec3 WATER = vec3(.0184, .1016, .3211); // .465 .118 255
const vec3 GLINT = vec3(1.1136, .8207, .4185); // .95 .085 82

float hash(vec2 p) {
  p = fract(p * vec2(123.34, 345.45));
  p += dot(p, p + 34.345);
  return fract(p.x * p.y);
}

float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}

float square(float x) { return x * x; }
float ratio() { return size.x / size.y; }
float sunX() { return ratio() > 1. ? .68 : .62; }
vec2 fromSun(vec2 uv) {
  return (uv - vec2(sunX(), horizon + .05)) * vec2(max(ratio(), 1.), max(1. / ratio(), 1.));
}

// The sky without its disc: what tiles mirror, with less of the sun's glow in it.
vec3 air(vec2 uv, float glow) {
  float y = clamp((uv.y - horizon) / (1. - horizon), 0., 1.);
  vec3 c = mix(DAWN, PALE_SKY, smoothstep(.0, .42, y));
  c = mix(c, BLUE_SKY, smoothstep(.28, .85, y));
  c = mix(c, ZENITH, smoothstep(.75, 1., y));
  return c + SUNLIGHT * glow * exp(-length(fromSun(uv)) * 6.) * (.96 + .04 * sin(TAU * phase));
}

// A thin band of haze lies on the water, warmest under the sun.
vec3 haze(float x) { return mix(HAZE, HAZE_LIT, exp(-abs(x - sunX()) * max(ratio(), 1.) * 2.6)); }

vec3 sky(vec2 uv) {
  vec3 c = mix(air(uv, .50), haze(uv.x), .62 * exp(-square((uv.y - horizon) / .020)));
  float y = (uv.y - horizon) / (1. - horizon);
  vec2 off = fromSun(uv);
  c = mix(c, mix(vec3(1., .93, .76), vec3(1., .985, .93), smoothstep(-.05, .03, off.y)), smoothstep(.0505, .0480, length(off)) * .94);
  float high = smoothstep(.06, .22, y) * smoothstep(.62, .30, y);
  if (high <= 0.) return c;
  // High, drawn-out clouds: two layers that wander around a small circle each loop.
  vec2 turn = .06 * vec2(cos(TAU * phase), sin(TAU * phase));
  vec2 p = vec2(uv.x * ratio() * 1.5, y * 9. + uv.x * .9);
  float wisp = noise(p + turn) * .6 + noise(p * vec2(2.3, 2.1) - turn.yx + 9.) * .4;
  return mix(c, vec3(1., .955, .90), .26 * smoothstep(.48, .80, wisp) * high);
}

// The drawing on a tile: 0 glaze, 1 brush. 'blur' is the footprint of a sample. Eight petals or four.
float drawing(vec2 f, float kind, float blur) {
  f -= .5;
  float r = length(f), corner = length(abs(f) - .5);
  float c = square(f.x / max(r, 1e-4));
  float four = 8. * c * c - 8. * c + 1.;
  float petals = r - (.28 + .085 * (kind < .5 ? 2. * four * four - 1. : four));
  float d = smoothstep(blur, -blur, petals);
  d *= smoothstep(-blur, blur, abs(r - .19) - .016);
  d *= smoothstep(-blur, blur, r - .115);
  d = max(d, smoothstep(blur, -blur, r - .055));
  d = max(d, smoothstep(blur, -blur, corner - .235) * smoothstep(-blur, blur, corner - .165));
  return max(d, smoothstep(blur, -blur, corner - .085));
}

// Height and slope of the swell; p in floor units as the eye sees them.
vec3 swell(vec2 p) {
  vec3 a = vec3(p.x * .44 + p.y * .60, p.x * -.72 + p.y * .84, p.x * 1.52 + p.y * 1.24)
         + TAU * phase * vec3(1., 2., 2.) + vec3(0., 1.3, 4.);
  vec3 height = vec3(.46, .30, .14) * sin(a), tilt = vec3(.46, .30, .14) * cos(a);
  return vec3(dot(height, vec3(1)), dot(tilt, vec3(.44, -.72, 1.52)), dot(tilt, vec3(.60, .84, 1.24)));
}

// Small waves of the far water: slopes alone.
vec2 ripple(vec2 p) {
  vec3 a = vec3(p.x * 3.1 + p.y * 2.3, p.x * -4.7 + p.y * 3.9, p.x * 1.1 + p.y * 5.3)
         + TAU * phase * vec3(3., 4., 5.) + vec3(0., 2., 5.);
  vec3 tilt = vec3(.040, .026, .024) * cos(a);
  return vec2(dot(tilt, vec3(3.1, -4.7, 1.1)), dot(tilt, vec3(2.3, 3.9, 5.3)));
}

// The way of the columns: they swing toward the sun and run straight into it.
float course(float z) {
  float upright = step(ratio(), 1.);
  float near = mix(-.62, -.20, upright), swing = mix(.55, .27, upright);
  return near + swing * sin(z * 1.15 - 1.1) * smoothstep(7.5, 1., z) - near * smoothstep(1.5, 9., z);
}

// From -.5 to .5 and beyond: how far a gold tile at this row (as the eye counts) is through its time of being lit.
float turnOf(float row) { return phase - ((row - 4.) / 2. + 1.) / 5.; }

// How strongly it is lit: one tile after another, six in a loop, and none where the loop meets.
float lit(float row) {
  float turn = turnOf(row);
  return exp(-square(turn / (turn < 0. ? .055 : .105))) * smoothstep(0., .05, phase) * smoothstep(1., .93, phase);
}

vec3 floorAt(vec2 uv, float pixels) {
  float z = FOCAL / max(horizon - uv.y, 1e-4);
  vec2 place = vec2((uv.x - sunX()) * ratio() * z * SIDE, z);
  float foot = min((TILES.x * SIDE * z + TILES.y * z * z / FOCAL) * pixels / size.y, 1.5);
  float keep = smoothstep(.62, .14, foot);
  float water = smoothstep(3., 10., z);

  vec3 wave = swell(place);
  vec2 grid = vec2(place.x - course(z), z) * TILES + vec2(.5, .5 + 4. * phase);
  grid += vec2(.13, .08) * wave.x * smoothstep(9., 1., z);
  vec2 id = floor(grid), f = fract(grid), own = vec2(id.x, mod(id.y, 4.));
  vec2 edge = .5 - abs(f - .5);
  float chance = hash(own + 7.);
  float row = id.y - 4. * phase;

  // Each tile floats and tilts as one; where tiles are too small to see, the water is smooth.
  if (keep > .01) wave = mix(wave, swell(vec2(id.x / TILES.x + course(row / 2.), row / 2.)), keep);
  vec2 slope = wave.yz * mix(.11, .16, smoothstep(1.5, 6., z)) + .05 * (vec2(chance, fract(chance * 17.3)) - .5) * keep;
  if (z > 1.8) slope += ripple(place) * mix(.0, .55, smoothstep(1.8, 9., z)) * smoothstep(60., 12., z);
  // A pillowed edge and a hand's unevenness: this is what a glaze shows.
  float near = smoothstep(6., 2., z) * keep;
  slope += sign(f - .5) * smoothstep(.055 + foot, 0., edge) * .32 * near;
  slope += .016 * near * vec2(sin(f.x * 11. + 5. * sin(f.y * 6. + chance * 9.)), sin(f.y * 12. + 4. * sin(f.x * 7. + chance * 5.)));
  vec3 normal = normalize(vec3(-slope.x, 1., -slope.y));

  // Colour of the clay below the glaze. Fields of reversed and of pale tiles lie in it like currents.
  float brush = keep > .01 ? drawing(f, mod(id.x + id.y, 2.), clamp(foot * 1.1, .004, .5)) : 0.;
  float current = sin(id.x * .9 + own.y * TAU / 4.) + .9 * (chance - .5);
  float deep = step(.36, current), pale = step(current, -.66);
  float wash = z < 3. ? .45 * noise(f * 7. + own * 5.) : .22;
  vec3 white = mix(WHITE, PALE, pale), cobalt = mix(COBALT, COBALT_LIGHT, .55 * chance + wash);
  vec3 clay = mix(white, cobalt, mix(.45 + .2 * deep, mix(brush, .06 + .94 * (1. - brush), deep), keep));
  float grout = smoothstep(.020 + foot, .0, min(edge.x, edge.y)) * keep * mix(1., .2, smoothstep(1.8, 4.5, z));

  // The course: in every second row one gold tile, left and right like steps.
  float even = 2. * floor((grid.y + .5) / 2.);
  float column = mod(even, 4.) < 1. ? 0. : -1.;
  float goldRow = even - 4. * phase;
  float seen = smoothstep(17.5, 14.6, goldRow);
  float light = lit(goldRow);
  float on = even == id.y && column == id.x ? seen : 0.;
  vec3 gold = mix(mix(GOLD, GOLD_LIT, light), mix(GOLD_BRUSH, GOLD_BRUSH_LIT, light), brush * keep * .92);
  // What a thick glaze shows of the light ahead: a soft band that wanders with the swell.
  gold *= 1. + .20 * exp(-square((f.y - .64 - 1.6 * slope.y) / .20)) + .12 * (f.y - .5);
  clay = mix(clay, gold, on);

  // Light: the low sun from ahead, the sky from above, and what a lit tile gives its neighbours.
  float shade = clamp(.78 + .15 * wave.x - .9 * slope.y, .35, 1.25);
  vec3 color = clay * shade * mix(vec3(.95, .98, 1.06), vec3(1.04, 1., .94), exp(-abs(place.x) * .5)) * (1. - .42 * grout);
  vec2 away = grid - vec2(column, even) - .5;
  color += clay * SUNLIGHT * light * seen * exp(-dot(away, away) * .9) * (1. - on) * .55;
  color += gold * on * light * .42;

  // Far away tiles become water, the gold ones last.
  color = mix(color, WATER * (.95 + .22 * wave.x), water * .80 * (1. - on));
  color += gold * on * water * .30;

  // The glaze mirrors the sky: little from above, much at a low glance.
  vec3 look = normalize(vec3(place.x, -1., z));
  vec3 back = reflect(look, normal);
  back.yz = max(back.yz, vec2(.004, .06));
  vec2 there = vec2(clamp(sunX() + back.x / back.z / (ratio() * SIDE), -1., 2.), min(horizon + FOCAL * back.y / back.z, 1.));
  float facing = 1. - clamp(dot(-look, normal), 0., 1.);
  float mirror = min(.045 + .955 * square(square(facing)) * facing, mix(.46, .32, water)) * (1. - .7 * grout);
  color = mix(color, air(there, .26), mirror * (1. - on * mix(.25, .75, water)));
  // The sun itself on it: broad on the water, sharp on a near tile.
  float glint = pow(max(dot(back, normalize(vec3(0., .10, 1.))) / length(back), 0.), mix(200., 80., smoothstep(1.5, 7., z)));
  color += GLINT * glint * mix(.45, .85, water) * (1. - .6 * grout);
  // A streak of light runs over a tile while it is lit.
  float streak = exp(-square((f.x - .45 * f.y - 1.5 + 2.2 * clamp(turnOf(goldRow) * 4.5 + .5, 0., 1.)) / .13));
  color += vec3(1., .96, .84) * streak * on * light * .50 * keep;

  // Distance: the sea takes the light of the haze above it.
  return mix(color, mix(air(vec2(uv.x, horizon), .5), haze(uv.x), .6), (1. - exp(-max(z - 6., 0.) * .011)) * .9 * (1. - .5 * on));
}

void main() {
  vec2 uv = gl_FragCoord.xy / size;
  vec3 color = vec3(0);
  if (uv.y > horizon + 1. / size.y) {
    color = sky(uv);
  } else {
    // Drawings of near tiles have soft edges of their own, so two samples do; farther away four, or glints would crawl.
    bool near = quick || uv.y < horizon - .28;
    int samples = near ? 2 : 4;
    for (int n = 0; n < samples; n++) {
      vec2 at = (gl_FragCoord.xy + vec2(n & 1, near ? n : n >> 1) * .5 - .25) / size;
      color += (at.y > horizon ? sky(at) : floorAt(at, near ? .75 : .5)) / float(samples);
    }
    color = mix(color, .82 + .18 * (1. - exp(-(color - .82) / .18)), step(.82, color));
  }
  vec2 v = uv - .5;
  color *= 1. - .16 * dot(v, v) * smoothstep(horizon + .05, horizon - .05, uv.y);
  color = pow(clamp(color, 0., 1.), vec3(1. / 2.2));
  color += (hash(gl_FragCoord.xy * .731) - .5) / 255.;
  pixel = vec4(color, 1.);
}
