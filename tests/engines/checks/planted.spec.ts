import { expect, test } from '../fixtures'
import { cutWords } from './cut-words'
import { nextStop } from './focus-ring'
import { measureTargets } from './measure-targets'
import { pastTheEdge } from './page-width'
import { plantPage } from './planted'
import { tooSmall } from './target-size'

/** A check that finds nothing has to find what was planted first. */

const SIZE = { width: 800, height: 600 }

test('the collector of script errors catches one of each kind, and keeps them for the next page', async ({ visit }) => {
  const page = await plantPage(`
    <button onclick="throw new Error('planted throw')">throw</button>
    <script>
      throw new Error('planted early')
    </script>
    <script>
      Promise.reject(new Error('planted rejection'))
      console.error('planted word', 7)
    </script>
    <script src="/planted-missing.js"></script>
    <img src="http://planted.invalid/x.png" alt="">
  `)
  try {
    const visitor = await visit(SIZE, { origin: page.origin })
    await visitor.open('/')
    await visitor.press({ css: 'button' })
    await expect.poll(async () => (await visitor.errors()).length).toBeGreaterThanOrEqual(7)
    await visitor.open('/?again')
    const seen = await visitor.errors()
    for (const planted of [
      'error on /: Error: planted early',
      'error on /: Error: planted throw',
      'rejection on /: Error: planted rejection',
      'console on /: planted word 7',
      'file on /: /planted-missing.js',
    ]) {
      expect(seen).toContain(planted)
    }
    expect(seen.filter((error) => error.startsWith('policy on /: img-src http://planted.invalid'))).not.toEqual([])
    await visitor.forgetErrors()
  } finally {
    await page.close()
  }
})

test('the check of sizes finds each target that is too small, and honours each exception of WCAG 2.5.8', async ({
  visit,
}) => {
  const page = await plantPage(`
    <style>
      body { margin: 0; font: 16px/20px sans-serif }
      .row { display: flex; gap: 40px; margin: 40px }
      .near { gap: 1px }
      .box { display: block; width: 20px; height: 20px; padding: 0; border: 0; overflow: hidden }
      .wide { width: 24px; height: 24px }
      .card { position: relative; margin: 40px; height: 100px; border: 1px solid }
      .card a::after { content: ''; position: absolute; inset: 0 }
      .hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
      .shut { height: 0; overflow: hidden }
      .ours { width: 10px; height: 10px; margin: 0; appearance: none }
      .text { margin: 40px; width: 200px }
    </style>
    <div class="row"><button class="box" aria-label="alone">a</button></div>
    <div class="row"><button class="box wide" aria-label="just large enough">a</button><button class="box wide" aria-label="and its neighbour">a</button></div>
    <div class="row near"><button class="box" aria-label="crowded one">a</button><button class="box" aria-label="crowded two">a</button></div>
    <div class="row near"><button class="box" aria-label="beside a large one">a</button><button class="box" style="width: 90px; height: 60px" aria-label="the large one">b</button></div>
    <p class="text">A sentence with <a href="#a" aria-label="in a sentence">links</a> and <a href="#b" aria-label="in it too">more</a> of them.</p>
    <p class="text"><a href="#c" aria-label="no sentence one">One</a><br><a href="#d" aria-label="no sentence two">Two</a></p>
    <div class="card"><a href="#e" aria-label="over its whole card">Card</a></div>
    <div class="card"><a href="#f" aria-label="over a card with a button">Card</a><button class="box" style="position: relative; z-index: 1" aria-label="on a card">a</button></div>
    <p class="text"><label>A long label <input type="radio" class="hidden" aria-label="pressed by its label"></label></p>
    <a href="#g" class="hidden" aria-label="for readers only">Skip</a>
    <div class="shut"><button class="box" aria-label="in a closed panel">a</button><button class="box" aria-label="in it too">a</button></div>
    <div class="row near"><input type="checkbox" aria-label="of the browser one"><input type="checkbox" aria-label="of the browser two"></div>
    <div class="row near"><input type="checkbox" class="ours" aria-label="of ours one"><input type="checkbox" class="ours" aria-label="of ours two"></div>
    <div class="row"><a href="#h" aria-label="with nothing to press" style="display: block; width: 0; height: 44px; overflow: hidden">a</a></div>
    <div class="row near"><button class="box" data-same aria-label="done elsewhere one">a</button><button class="box" data-same aria-label="done elsewhere two">a</button></div>
    <button class="box wide" id="elsewhere" aria-label="elsewhere">a</button>
    <div class="row near" style="pointer-events: none"><button class="box" aria-label="takes no pointer">a</button><button class="box" aria-label="nor this">a</button></div>
  `)
  try {
    const visitor = await visit(SIZE, { origin: page.origin })
    await visitor.open('/')
    const targets = await visitor.evaluate(measureTargets, [{ of: '[data-same]', by: '#elsewhere' }])
    const found = tooSmall(targets).map((message) => /« (.*) » is/.exec(message)?.[1])
    expect(found).toEqual([
      'crowded one',
      'crowded two',
      'beside a large one',
      'no sentence one',
      'no sentence two',
      'on a card',
      'of ours one',
      'of ours two',
      'with nothing to press',
    ])
  } finally {
    await page.close()
  }
})

test('the check of widths finds a page that scrolls sideways, and says what is too wide', async ({ visit }) => {
  const page = await plantPage(`<style>body { margin: 0 } p { width: 500px }</style><p>The wide one</p>`)
  try {
    const visitor = await visit(SIZE, { origin: page.origin })
    await visitor.open('/')
    expect(await visitor.evaluate(pastTheEdge)).toEqual([])
    await visitor.resize({ width: 360, height: 600 })
    await expect.poll(() => visitor.evaluate(pastTheEdge)).toEqual([expect.stringContaining('The wide one')])
  } finally {
    await page.close()
  }
})

test('the check of words finds the one that is cut after two letters, and leaves one that is cut in its middle', async ({
  visit,
}) => {
  const page = await plantPage(`
    <style>* { font: 40px monospace; word-break: break-all }</style>
    <h1 style="width: 2ch">hybride</h1>
    <h2 style="width: 5ch">verandering</h2>
    <p style="width: 2ch">alles</p>
  `)
  try {
    const visitor = await visit(SIZE, { origin: page.origin })
    await visitor.open('/')
    expect(await visitor.evaluate(cutWords)).toEqual(['hy-bride'])
  } finally {
    await page.close()
  }
})

test('the check of the focus finds the stop without a ring, and the ring that is always there', async ({ visit }) => {
  const page = await plantPage(`
    <style>
      :focus { outline: none }
      .outline:focus-visible { outline: 2px solid red }
      .shadow:focus-visible { box-shadow: 0 0 0 2px red }
      .always { outline: 2px solid red }
      .clear:focus-visible { outline: 2px solid transparent }
      .frame:has(input:focus-visible) { outline: 2px solid red }
    </style>
    <p><a href="#a" class="outline">outline</a></p>
    <p><a href="#b" class="shadow">shadow</a></p>
    <p><a href="#c">none</a></p>
    <p><a href="#d" class="always">always</a></p>
    <p><a href="#e" class="clear">transparent</a></p>
    <div class="frame"><input aria-label="frame"></div>
    <p><a href="#f" class="outline">last</a></p>
  `)
  try {
    const visitor = await visit(SIZE, { origin: page.origin })
    await visitor.open('/')
    const rings: Record<string, boolean> = {}
    for (let stop = 0; stop < 8; stop += 1) {
      await visitor.pressKey('Tab')
      const { before } = await visitor.evaluate(nextStop)
      if (before?.name) rings[/« (.*) »/.exec(before.name)?.[1] ?? ''] = before.hasRing
    }
    expect(rings).toEqual({
      outline: true,
      shadow: true,
      none: false,
      always: false,
      transparent: false,
      frame: true,
      last: true,
    })
  } finally {
    await page.close()
  }
})
