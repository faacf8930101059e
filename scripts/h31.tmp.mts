import { chromium } from 'playwright-core'
const base='http://127.0.0.1:4702'
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic']})
const ctx = await browser.newContext({viewport:{width:390,height:844}})
const page = await ctx.newPage()
page.on('pageerror', e=>console.log('ERR',e.message)); page.on('console', m=>m.type()==='error'&&console.log('CON',m.text()))
for (const p of process.argv.slice(2)) {
  const r=await page.goto(base+p,{waitUntil:'load'}); await page.waitForTimeout(1500)
  const acc=page.getByRole('button',{name:/refuser|weigeren/i}); if(await acc.count()) await acc.first().click().catch(()=>{})
  const invalid=await page.locator('[aria-invalid=true]').evaluateAll(es=>es.map(e=>({name:(e as any).name,value:(e as any).value,tag:e.tagName})))
  console.log(p, r!.status(), 'invalid', JSON.stringify(invalid))
  const errs=await page.locator('p[id$=-error]').allTextContents(); console.log('  errors', errs)
  for (const {name,tag} of invalid) { if(tag==='INPUT'){ await page.locator(`[name="${name}"]`).first().fill('2'); await page.waitForTimeout(700)} }
  const fs = await page.locator('fieldset:has(> p[id$=-error])').count()
  for (let i=0;i<fs;i++){ const r=page.locator('fieldset:has(> p[id$=-error]) input[type=radio]').first(); if(await r.count()) { await r.check({force:true}); await page.waitForTimeout(400)} }
  console.log('  after', (await page.locator('p[id$=-error]').allTextContents()))
}
await browser.close()
