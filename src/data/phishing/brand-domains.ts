/**
 * More domains of brands, by brand name: their country domains and the names of their services. From v2fly/domain-list-community (MIT, 19
 * August 2026, Copyright (c) 2018-2019 V2Ray) and from shared-credentials.json of apple/password-manager-resources (MIT, 22 August 2026,
 * Copyright 2020-2026 Apple Inc.). Left out: registrations that only
 * keep others from a spelling, and suffixes below which customers publish.
 */
export const moreDomains: Readonly<Record<string, string>> = {
  Apple:
    "apple.ae apple.at apple.be apple.bg apple.bs apple.ca apple.ch apple.cl apple.cm apple.cn apple.co.cr apple.co.hu apple.co.jp " +
    "apple.co.kr apple.co.mz apple.co.nz apple.co.th apple.co.uk apple.com.af apple.com.au apple.com.bo apple.com.br apple.com.cn " +
    "apple.com.co apple.com.do apple.com.gr apple.com.gy apple.com.jm apple.com.lk apple.com.mg apple.com.mx apple.com.my apple.com.pa " +
    "apple.com.pe apple.com.pl apple.com.pr apple.com.pt apple.com.py apple.com.sg apple.com.sv apple.com.tr apple.com.tw apple.com.uy " +
    "apple.cz apple.de apple.dk apple.ee apple.es apple.eu apple.fi apple.fr apple.hamburg apple.hn apple.hr apple.hu apple.ie apple.in " +
    "apple.is apple.it apple.jo apple.jp apple.kr apple.lk apple.lt apple.lv apple.me apple.my apple.net apple.net.gr apple.news " +
    "apple.nl apple.no apple.pk apple.pl apple.pt apple.ro apple.rs apple.ru apple.sa apple.se apple.sg apple.si apple.sk apple.so " +
    "apple.tt apple.tw apple.uk apple.us apple.xn--czr694b apple.xn--fiqs8s apple.xyz appleid.berlin appleid.com appleid.hamburg " +
    "appleid.hk icloud.ch icloud.cn icloud.com.cn icloud.de icloud.ee icloud.fi icloud.fr icloud.hu icloud.ie icloud.is icloud.jp " +
    "icloud.lv icloud.net.cn icloud.om icloud.org icloud.pt icloud.ro icloud.se icloud.si icloud.sk icloud.vn itunes.ca itunes.co " +
    "itunes.co.th itunes.com itunes.hk itunes.mx itunes.org itunes.rio itunes.us",
  Amazon:
    "a2z.com a2z.org.cn aboutamazon.cn aboutamazon.co.uk aboutamazon.com.au aboutamazon.de aboutamazon.es aboutamazon.eu aboutamazon.fr " +
    "aboutamazon.in aboutamazon.it aboutamazon.jp aboutamazon.pl aboutamazon.sg acmvalidations.com acmvalidationsaws.com " +
    "aesworkshops.com aiv-cdn.net alexa.com alexafund.cn alexafund.com.cn amazon.cl amazon.co.za amazon.com.co amazon.com.ng " +
    "amazon.com.tr amazon.eg amazon.ie amazon.jp amazon.lu amazon.pl amazon.red amazon.sa amazon.se amazonalexavoxcon.com " +
    "amazonauthorinsights.com amazonaws.biz amazonaws.cn amazonaws.co.uk amazonaws.com amazonaws.com.cn amazonaws.info amazonaws.net " +
    "amazonaws.org amazonaws.tv amazonbusiness.cn amazonbusiness.com.cn amazonbusiness.org amazonbusinessblog.com amazonchoice.cn " +
    "amazonchoice.com.cn amazonchoices.cn amazonchoices.com.cn amazoncognito.com amazondevicesupport.com amazonfctours.com " +
    "amazonianblog.com amazonimages.com amazoninspire.cn amazoninspire.com.cn amazonlaunchpad.cn amazonlaunchpad.com " +
    "amazonlaunchpad.com.cn amazonlending.com.cn amazonliterarypartnership.com amazonlumberyard.wang amazonnow.cn amazonnow.com.cn " +
    "amazonpay.com amazonpay.in amazonprimevideo.cn amazonprimevideo.com.cn amazonprimevideos.com amazonsdi.com amazonses.com " +
    "amazonstudiosguilds.com amazonvideo.cc amazonvideo.com amazonvideodirect.com amazonwebservices.cn amazonwebservices.com " +
    "amazonwebservices.com.cn amazonworkdocs.cn amazonworkdocs.com amazonworkdocs.com.cn amplifyframework.com amzn.asia amzn.com " +
    "amzndns-cn.biz amzndns-cn.cn amzndns-cn.com amzndns-cn.net amzndns.co.uk amzndns.com amzndns.net amzndns.org amznl.com " +
    "asfiovnxocqpcry.com.cn audible.com aws-border.cn aws-icp-domain-manager.cn aws-iot-hackathon.com aws.com aws.dev awsapps.cn " +
    "awsapps.com.cn awsautopilot.com awsautoscaling.com awsbraket.com awscommandlineinterface.com awsedstart.com awseducate.com " +
    "awseducate.net awseducate.org awsloft-johannesburg.com awsloft-stockholm.com awssecworkshops.com awsstatic.cn awsstatic.com " +
    "awsthinkbox.com awstrack.me awstrust.com awswaf.com boxofficemojo.com cdkworkshop.com cloudfront-cn.net cloudfront-test.cn " +
    "cloudfront.cn cloudfront.com com.be containersonaws.com createspace.com gameon-masters.com imdb.com imdb.to kindle.cn kindle.co.jp " +
    "kindle.co.uk kindle.com kindle.de kindle.es kindle.fr kindle.in kindle.it kindle.jp kindleoasis.cn kindleoasis.com " +
    "kindleoasis.com.cn kindleoasis.info kindleoasis.jp kindleoasis.org kindleoasis.us kindleoasisnews.com kindleproject.com " +
    "media-imdb.com nwcdcloud.cn nwcdcloud.com.cn nwcddns.cn nwcdinfosec.cn prime-video.com primeday.cn primeday.com.cn primeday.info " +
    "primevideo.cc primevideo.com primevideo.info primevideo.org primevideo.tv route53.cn sagemaker.com.cn seattlespheres.com " +
    "serving-sys.com ss2.us thinkboxsoftware.com ueberamazon.de wfm.com wholecitiesfoundation.org wholefoods.com wholefoodsmarket.co.uk " +
    "wholefoodsmarket.com wholekidsfoundation.org wholeplanetfoundation.org yamaxun.cn yamaxun.com z.cn " +
    "amazon-adsystem.com",
  Google:
    "1e100.net 1ucrs.com 265.com 2mdn-cn.net 2mdn.net 466453.com actifio.com adgoogle.net admeld.com admob-cn.com admob.com adsense.com " +
    "adsensecustomsearchads.com adsenseformobileapps.com adtrafficquality.google advertisercommunity.com advertiserscommunity.com " +
    "adwords-community.com adwords.com adwordsexpress.com android.com androidify.com angulardart.org antigravity-unleash.goog " +
    "antigravity.google api.ai apigee.com app-ads-services.com app-analytics-services-att.com app-analytics-services.com " +
    "app-measurement-cn.com app-measurement.com appbridge.ca appbridge.io appbridge.it apture.com area120.com asp-cc.com autodraw.com " +
    "bandpage.com baselinestudy.com baselinestudy.org bazel.build bdn.dev beatthatquote.com blink.org blogblog.com blogger.com " +
    "brocaproject.com brotli.org bumpshare.com bumptop.ca bumptop.com bumptop.net bumptop.org bumptunes.com campuslondon.com cc-dt.com " +
    "certificate-transparency.org charlestonroadregistry.com chrome.com chromebook.com chromecast.com chromeos.dev chromestatus.com " +
    "chromium.org chronicle.security chroniclesec.com cloudburstresearch.com cloudproxy.app cloudrobotics.com cobrasearch.com " +
    "conscrypt.com conscrypt.org cookiechoices.org coova.com coova.net coova.org crashlytics.com crossmediapanel.com crr.com cs4hs.com " +
    "dart.dev dartlang.org dartpad.dev dartsearch-cn.net dartsearch.net dataliberation.org debug.com debugproject.com deepmind.com " +
    "deepmind.google deps.dev deps.info destinationurl.com devsitetest.how dialogflow.com digitalassetlinks.org docs.new " +
    "doubleclick-cn.net doubleclick.cn doubleclick.com doubleclick.net episodic.com fastlane.ci fastlane.tools feedburner.com fflick.com " +
    "financeleadsonline.com firebase.com firebase.io firebaseio.com fitbit.com floonet.goog flow.google flutter.dev flutterapp.com " +
    "foofle.com froogle.com fuchsia.dev g-tun.com g.cn g.co g.dev g.page gcr.io gemini.google generativeai.google gerritcodereview.com " +
    "get.app get.dev get.how get.new get.page get.rsvp getbumptop.com ggpht.cn ggpht.com gipscorp.com gkecnapps.cn " +
    "globaledu.org gmodules.com go-lang.com go-lang.net go-lang.org go.dev godoc.org golang.com golang.net " +
    "golang.org gonglchuangl.net gongyichuangyi.net googil.com google.ad google.ae google.al google.am google.as " +
    "google.at google.az google.ba google.be google.berlin google.bf google.bg google.bi google.bj google.bs google.bt google.by " +
    "google.ca google.cat google.cd google.cf google.cg google.ch google.ci google.cl google.cm google.cn google.co google.co.ao " +
    "google.co.bw google.co.ck google.co.cr google.co.id google.co.il google.co.in google.co.ke google.co.ls google.co.ma google.co.mz " +
    "google.co.nz google.co.th google.co.tz google.co.ug google.co.uz google.co.ve google.co.vi google.co.za google.co.zm google.co.zw " +
    "google.com.af google.com.ag google.com.ai google.com.ar google.com.au google.com.bd google.com.bh google.com.bn google.com.bo " +
    "google.com.br google.com.bz google.com.co google.com.cu google.com.cy google.com.do google.com.ec google.com.eg google.com.et " +
    "google.com.fj google.com.gh google.com.gi google.com.gt google.com.hk google.com.jm google.com.kh google.com.kw google.com.lb " +
    "google.com.ly google.com.mm google.com.mt google.com.mx google.com.my google.com.na google.com.ng google.com.ni google.com.np " +
    "google.com.om google.com.pa google.com.pe google.com.pg google.com.ph google.com.pk google.com.pr google.com.py google.com.qa " +
    "google.com.sa google.com.sb google.com.sg google.com.sl google.com.sv google.com.tj google.com.tr google.com.tw google.com.ua " +
    "google.com.uy google.com.vc google.com.vn google.cv google.cz google.dev google.dj google.dk google.dm google.dz google.ee " +
    "google.es google.fi google.fm google.ga google.ge google.gg google.gl google.gm google.gr google.gy google.hn google.hr google.ht " +
    "google.hu google.ie google.im google.iq google.is google.it google.je google.jo google.kg google.ki google.kz google.la google.li " +
    "google.lk google.lt google.lu google.lv google.md google.me google.mg google.mk google.ml google.mn google.ms google.mu google.mv " +
    "google.mw google.ne google.net google.nl google.no google.nr google.nu google.org google.pl google.pn google.ps google.pt google.ro " +
    "google.rs google.ru google.rw google.sc google.se google.sh google.si google.sk google.sm google.sn google.so google.sr google.st " +
    "google.td google.tg google.tl google.tm google.tn google.to google.tt google.ventures google.vg google.vu google.ws " +
    "googleacquisitionmigration.com googleadapis.com googleads.com googleadservices.com googleadsserving.cn googleanalytics.com " +
    "googleapis.cn googleapps.com googlearth.com googlebot.com googlecapital.com googlecert.net googlecnapps.cn googlecommerce.com " +
    "googlecompare.co.uk googledanmark.com googledomains.com googledrive.com googleearth.com googlefiber.com googlefiber.net " +
    "googlefinland.com googleflights.net googlemail.com googlemaps.com googleoptimize.com googlepagecreator.com googlephotos.com " +
    "googleplay.com googleplus.com googlestore.com googlesverige.com googlesyndication.com googletagmanager.com googletagservices.com " +
    "googletraveladservices.com googleusercontent.com googleventures.com googlevideo.com googlezip.net googlr.com " +
    "gridaware.app gsrc.io gstatic-cn.com gstatic.cn gstatic.com gstaticcnapps.cn gsuite.com gvt0.com gvt1-cn.com gvt1.com gvt2-cn.com " +
    "gvt2.com gvt3.com gvt5.com gvt6.com gvt7.com gvt9.com haplorrhini.com hdrplusdata.org hey.boo hindiweb.com howtogetmo.co.uk " +
    "html5rocks.com hwgo.com iam.soy iamremarkable.org idx.dev igoogle.com impermium.com itasoftware.com j2objc.org jibemobile.com " +
    "jules.google kaggle.com kaggle.io kaggle.net kaggleusercontent.com keyhole.com keytransparency.com keytransparency.foo " +
    "keytransparency.org labs.google lanternal.com like.com madewithcode.com material.io mdialog.com meet.new mfg-inspector.com " +
    "mobileview.page moodstocks.com near.by nest.com new.day nomulus.foo notebooklm.google oasisfeng.com oauthz.com oingo.com on.here " +
    "on2.com onefifteen.net onefifteen.org oneworldmanystories.com opal.google opensourceinsight.dev opensourceinsights.dev " +
    "openthread.io openweave.io openxla.org orbitera.com pageview.mobi panoramio.com partylikeits1986.org paxlicense.org picasa.com " +
    "picasaweb.com picasaweb.net picasaweb.org picnik.com pittpatt.com pixate.com pki.goog polymer-project.org polymerproject.org " +
    "postini.com privacysandbox.com projectara.com projectbaseline.com pub.dev publishproxy.com pxcc.com qiao-cn.com questvisual.com " +
    "quickoffice.com quiksee.com recaptcha-cn.net recaptcha.net registry.google revolv.com ridepenguin.com savethedate.foo saynow.com " +
    "schemer.com screenwisetrends.com screenwisetrendspanel.com sheets.new slides.new snapseed.com solveforx.com stadia.dev " +
    "stcroixmosquito.com stcroixmosquitoproject.com studywatchbyverily.com studywatchbyverily.org stxmosquito.com stxmosquitoproject.com " +
    "stxmosquitoproject.net stxmosquitoproject.org synergyse.com tenor.com tensorflow.org tfhub.dev thecleversense.com " +
    "thegooglestore.com thinkquarterly.co.uk thinkquarterly.com thinkwithgoogle.com tiltbrush.com txcloud.net txvia.com unfiltered.news " +
    "urchin.com useplannr.com usvimosquito.com usvimosquitoproject.com v8.dev v8project.org velostrata.com verilylifesciences.com " +
    "verilystudyhub.com verilystudywatch.com verilystudywatch.org wallet.com waze.com web.dev webappfieldguide.com webmproject.org " +
    "webpkgcache.com webrtc.org weltweitwachsen.de whatbrowser.org whats.new widevine.com womenwill.com womenwill.com.br womenwill.id " +
    "womenwill.in womenwill.mx x.company x.team xplr.co youtu.be youtube-nocookie.com youtube.ae youtube.al youtube.am youtube.at " +
    "youtube.az youtube.ba youtube.be youtube.bg youtube.bh youtube.bo youtube.by youtube.ca youtube.cat youtube.ch youtube.cl " +
    "youtube.co youtube.co.ae youtube.co.at youtube.co.cr youtube.co.hu youtube.co.id youtube.co.il youtube.co.in youtube.co.jp " +
    "youtube.co.ke youtube.co.kr youtube.co.ma youtube.co.nz youtube.co.th youtube.co.tz youtube.co.ug youtube.co.uk youtube.co.ve " +
    "youtube.co.za youtube.co.zw youtube.com.ar youtube.com.au youtube.com.az youtube.com.bd youtube.com.bh youtube.com.bo " +
    "youtube.com.br youtube.com.by youtube.com.co youtube.com.do youtube.com.ec youtube.com.ee youtube.com.eg youtube.com.es " +
    "youtube.com.gh youtube.com.gr youtube.com.gt youtube.com.hk youtube.com.hn youtube.com.hr youtube.com.jm youtube.com.jo " +
    "youtube.com.kw youtube.com.lb youtube.com.lv youtube.com.ly youtube.com.mk youtube.com.mt youtube.com.mx youtube.com.my " +
    "youtube.com.ng youtube.com.ni youtube.com.om youtube.com.pa youtube.com.pe youtube.com.ph youtube.com.pk youtube.com.pt " +
    "youtube.com.py youtube.com.qa youtube.com.ro youtube.com.sa youtube.com.sg youtube.com.sv youtube.com.tn youtube.com.tr " +
    "youtube.com.tw youtube.com.ua youtube.com.uy youtube.com.ve youtube.cr youtube.cz youtube.de youtube.dk youtube.ee youtube.es " +
    "youtube.fi youtube.fr youtube.ge youtube.gr youtube.gt youtube.hk youtube.hr youtube.hu youtube.ie youtube.in youtube.iq youtube.is " +
    "youtube.it youtube.jo youtube.jp youtube.kr youtube.kz youtube.la youtube.lk youtube.lt youtube.lu youtube.lv youtube.ly youtube.ma " +
    "youtube.md youtube.me youtube.mk youtube.mn youtube.mx youtube.my youtube.ng youtube.ni youtube.nl youtube.no youtube.pa youtube.pe " +
    "youtube.ph youtube.pk youtube.pl youtube.pr youtube.pt youtube.qa youtube.ro youtube.rs youtube.ru youtube.sa youtube.se youtube.sg " +
    "youtube.si youtube.sk youtube.sn youtube.soy youtube.sv youtube.tn youtube.tv youtube.ua youtube.ug youtube.uy youtube.vn " +
    "youtubeeducation.com youtubefanfest.com youtubegaming.com youtubego.co.id youtubego.co.in youtubego.com youtubego.com.br " +
    "youtubego.id youtubego.in youtubekids.com youtubemobilesupport.com yt.be ytimg.com zukunftswerkstatt.de " +
    "google-analytics.com googlegroups.com",
  Microsoft:
    "1drv.com 1drv.ms 21vbc.com 21vbluecloud.com 21vbluecloud.net a-msedge.net aadrm.cn aadrm.com adaptivecards.io aggresmart.com " +
    "ankarazirvesi2018.com api-extractor.com apihub-internal.cn apisof.net appcenter.ms apphb.com applicationinsights.io " +
    "applicationinsights.net appserviceenvironment.cn aria.ms arkoselabs.com asobostudio.com asp.net aspnetcdn.com atom.io azchcdna.com " +
    "azchcdnb.com azchcdnc.com azchcdnd.com azchcdne.com azchcdnf.com azchcdng.com azchcdnh.com azchcdni.com azchcdnj.com azchcdnk.com " +
    "azchcdnl.com azchcdnm.com azchcdnn.com azchcdno.com azchcdnp.com azchcdnq.com azchcdnr.com azchcdns.com azcrmc-test.cn azcrmc.cn " +
    "azk8s.cn aznbcontent.cn aztask.cn azure-api.cn azure-apihub.cn azure-automation.cn azure-connectedvehicles-stage.cn " +
    "azure-connectedvehicles.cn azure-devices-int.net azure-devices-provisioning.cn azure-devices.cn azure-devices.net azure-dns-1.cn " +
    "azure-dns-10.cn azure-dns-2.cn azure-dns-3.cn azure-dns-4.cn azure-dns-5.cn azure-dns-6.cn azure-dns-7.cn azure-dns-8.cn " +
    "azure-dns-9.cn azure-dns.cn azure-dns.com azure-dns.info azure-dns.net azure-dns.org azure-mobile.cn azure-sphere.com " +
    "azure-test.net azure.cn azure.net azurecomcdn.net azurecomm.net azurecosmos.net azurecosmosdb.com azurecosmosdb.info " +
    "azurecosmosdb.net azurecr-test.cn azurecr.cn azuredatabricks.net azuredevopslaunch.com azuredigitaltwin.com azuredigitaltwins.com " +
    "azuredigitaltwins.net azuredns-prd.info azuredns-prd.org azureedge-test.net azureedge.us azurehdinsight.cn azureiotcentral.com " +
    "azureiotsolutions.com azureiotsuite.cn azureiotsuite.com azuremresolver.cn azureplanetscale.info azureplanetscale.net " +
    "azureprivatedns.cn azurerms.cn azuresandbox.cn azureserviceprofiler.com azuresmartspaces.net azurestackvalidation.com b2clogin.cn " +
    "b3itech.cn beth.games bethesda.net bethesdagamestudios.com bethsoft.com binads.com bing.com.cn bing.net bing123.com bingads.com " +
    "bingagencyawards.com bingapis.com bingapistatistics.com bingparachute.com bingsandbox.com bingvisualsearch.com bingworld.com " +
    "blazor.net blueaggrestore.com bluecloudprod.com bluehatil.com bluehatnights.com boswp.com botframework.com " +
    "brazilpartneruniversity.com breakdown.me c-msedge.net callersbane.com cegid-cloud.cn centralvalidation.com ch9.ms charticulator.com " +
    "chinacloud-mobile.cn chinacloudapi.cn chinacloudapp.cn chinacloudsites.cn clarity.ms cloud.microsoft cloudappsecurity.com " +
    "codethemicrobit.com copilot-stg.com copilot.com cortanaanalytics.com cortanaskills.com cosmosdb.info cosmosdb.net crmdynint-gcc.com " +
    "crmdynint.com crossborderexpansion.com dependabot.com devopsassessment.net devopsms.com dictate.ms docs.com doom.com dot.net " +
    "dynamics.cn dynamics.com efproject.net elderscrolls.com engkoo.com exp-tas.com fasttrackreadysupport.com femalefounderscomp.com " +
    "flightsimulator.com flipwithsurface.com fluidpreview.com footprintdns.com forza.net forzamotorsport.net forzaracingchampionship.com " +
    "forzarc.com gamepass.com gamesstack.com gameuxmasterguide.com gears5.com gearspop.com gearstactics.com gfx.ms gh.io ghcr.io ghe.com " +
    "gigjam.com git.io github.ai github.blog github.career github.com github.community github.dev githubapp.com githubassets.com " +
    "githubcopilot.com githubhackathon.com githubnext.com githubstatus.com githubsupport.com githubuniverse.com gotcosmos.com " +
    "graphengine.io hdinsightservices.cn hockeyapp.net hololens.com hotmail.co hotmail.com hotmail.eu hotmail.net hotmail.org " +
    "hummingbird.ms ie10.com ie11.com ie8.co ie9.com imaginecup.pl ingads.com insiderdevtour.com internetexplorer.co " +
    "internetexplorer.com intunewiki.com iotinactionevents.com jwt.ms kidgrid.tv kumo.com l-msedge.net latampartneruniversity.com " +
    "live.com.au live.eu live.net livefilestore.com livingyourambition.com lync.cn m12.vc makecode.org managedmeetingrooms.com " +
    "management-azure-devices-int.net management-azure-devices-provisioning.cn management-azure-devices.cn management-azure-devices.net " +
    "masalladeloslimites.com mcchcdn.com meetfasttrack.com meetyourdevices.com mepn.com mgmt-azure-api.cn microbit.org microsoft.az " +
    "microsoft.be microsoft.by microsoft.ca microsoft.cat microsoft.ch microsoft.cl microsoft.cz microsoft.de microsoft.dk microsoft.ee " +
    "microsoft.es microsoft.eu microsoft.fi microsoft.ge microsoft.hu microsoft.io microsoft.is microsoft.it microsoft.jp microsoft.lt " +
    "microsoft.lu microsoft.lv microsoft.md microsoft.net microsoft.pl microsoft.pt microsoft.red microsoft.ro microsoft.rs microsoft.ru " +
    "microsoft.se microsoft.si microsoft.tv microsoft.ua microsoft.uz microsoft.vn microsoft365.com microsoftaccountguard.com " +
    "microsoftadc.com microsoftads.com microsoftadvertising.com microsoftadvertisingregionalawards.com microsoftaffiliates.com " +
    "microsoftapp.net microsoftazuresponsorships.com microsoftazurestatus.cn microsoftcloud.com microsoftcloudsummit.com " +
    "microsoftcloudworkshop.com microsoftcommunitytraining.com microsoftdiplomados.com microsofteca.com microsoftedge.com " +
    "microsoftedgeinsider.com microsoftgamestack.com microsofthouse.com microsofthouse.net microsoftinternetsafety.net " +
    "microsoftiotcentral.com microsoftiotinsiderlabs.com microsoftlatamaitour.com microsoftlatamholiday.com microsoftlinc.com " +
    "microsoftmetrics.cn microsoftmxfilantropia.com microsoftnews.cc microsoftnews.cn microsoftnews.com microsoftnews.net " +
    "microsoftnews.org microsoftnewsforkids.com microsoftnewsforkids.net microsoftnewsforkids.org microsoftnewskids.com " +
    "microsoftnewskids.net microsoftnewskids.org microsoftonline.cn microsoftpartnercommunity.com microsoftpartnersolutions.com " +
    "microsoftpersonalcontent.com microsoftreactor.cn microsoftreactor.com.cn microsoftreactor.info microsoftreactor.net " +
    "microsoftreactor.org microsoftready.com microsoftsilverlight.com microsoftsilverlight.net microsoftsilverlight.org " +
    "microsoftsiteselection.com microsoftsqlserver.com microsoftstart.com microsoftstore.com microsoftstore.com.cn microsoftstore.com.hk " +
    "microsoftstream.com microsoftteams.com microsofttradein.com microsofttranslator.com microsoftuwp.com minecraft-services.net " +
    "minecraft.net minecraftservices.com minecraftshop.com mmdnn.com mncmsidlab1.cn mojang.com momentumms.com mono-project.com " +
    "morphcharts.com mpnevolution.com ms-studiosmedia.com ms365surfaceoffer.com msads.net msappproxy.cn msauth.cn msauth.net " +
    "msauthimages.cn mschallenge2018.com mschcdn.com msdn.com msecnd.net msedge.net msft.info msft.net msftauth.cn msftauth.net " +
    "msftauthimages.cn msftauthimages.net msftcloudes.cn msftconnecttest.com msfteducation.ca msftncsi.com msftnet.org " +
    "msgamesresearch.com msgamestudios.com mshome.net msidentity.cn msidentity.com msidlabpbmc.cn msinnovationchallenge.com msn.cn " +
    "msn.net msnewskids.com msnewskids.net msnewskids.org msnkids.com msocdn.com msocsp.com mspairlift.com mspil.cn msra.cn " +
    "msropendata.com msturing.org msudalosti.com msunlimitedcloudsummit.com mymicrosoft.com myoctocat.com nelreports.net " +
    "nextechafrica.net npm.community npmjs.com npmjs.org nuget.org nugettest.org nxta.org o365cn.com o365files.cn o365weve-dev.com " +
    "o365weve-ppe.com o365weve.com octocaptcha.com office.net office365.cn office365love.com office365tw.com officeplus.cn " +
    "officewebapps.cn onedrive.co onedrive.co.uk onedrive.eu onedrive.net onedrive.org onenote.com onenote.net onestore.ms onmschina.cn " +
    "opensource.guide opentranslatorstothings.org opticsforthecloud.net orithegame.com outingsapp.com outlook.cn passport.net " +
    "pbiwebcontent.cn pixapp.net playfab.com playfabapi.com poshtestgallery.com powerapps.cn powerappscdn.net powerappsportals.cn " +
    "powerautomate.cn powerautomate.com powerbi.cn powerbi.com powershellgallery.com projectmurphy.net projectsangam.com pwabuilder.com " +
    "pxt.io reactorms.com.cn renovacionoffice.com renovacionxboxlive.com repo.new s-dc-msedge.net s-msedge.net s-msft.com s-msn.com " +
    "sankie.net serverlesslibrary.net sfbassets.com sfbassets.net sfx.ms sharepoint.cn sharepointonline.com signalr.net skype.com " +
    "skype.net skypeassets.com skypeassets.net sovcloud-mx.cn sovcloud-static.cn sovcloud-usercontent.cn sovcloud.cn spo-msedge.net " +
    "sprinklesapp.com sqlserveronlinux.com staffhub.ms start.com successwithteams.com surface.com svc.ms sway-cdn.com sway.com " +
    "sysinternals.com t-msedge.net tailwindtraders.com techhub.ms tellmewhygame.com tfsallin.net thegithubshop.com " +
    "timelinestoryteller.com trafficmanager.cn translatetheweb.com trustcenter.cn tryfunctions.com unlocklimitlesslearning.com " +
    "userpxt.io uwpcommunitytoolkit.com vfsforgit.com vfsforgit.org videobreakdown.com videoindexer.ai virtualearth.net " +
    "visualstudio-staging.com visualstudio.co visualstudio.co.uk visualstudio.eu visualstudio.net vsallin.net vsassets.io vscode-cdn.net " +
    "vscode-unpkg.net vscode-webview.net vscode.dev vscodeedu.app vscodeedu.com wbd.ms what-fan.net windows-int.net windows.net " +
    "windows.nl windows8.hk windowsazure.cn windowsazure.com windowsazurestatus.cn windowscommunity.net windowsmarketplace.com " +
    "windowsphone-int.com windowsphone.com windowssearch.com windowsupdate.com winhec.com winhec.net xamarin.com xbox.co xbox.com " +
    "xbox.eu xbox.org xbox360.co xbox360.com xbox360.eu xbox360.org xboxab.com xboxgamepass.com xboxgamestudios.com xboxlive.cn " +
    "xboxlive.com xboxone.co xboxone.com xboxone.eu xboxplayanywhere.com xboxservices.com xboxstudios.com xbx.lv yammer.com " +
    "microsoft-int.com microsoft-ppe.com microsoftazuread-sso.com s-microsoft.com",
  PayPal:
    "paypal.ca paypal.com.cn paypal.com.hk paypal.com.sg paypal.hk paypal.info paypal.jp paypal.net.cn " +
    "paypal.org.cn paypal.so paypal.us " +
    "paypal-community.com paypal-donations.com paypal-engineering.com paypal-gifts.com paypal-knowledge.com paypal-media.com " +
    "paypal-mktg.com paypal-optimizer.com paypal-prepaid.com paypal-search.com paypal-status.com paypal-survey.com paypalcorp.com " +
    "paypalcredit.com paypalgivingfund.org",
  Facebook:
    "aboutfacebook.com accessfacebookfromschool.com accountkit.com acebooik.com acebook.com achat-followers-instagram.com " +
    "acheter-followers-instagram.com acheterdesfollowersinstagram.com acheterfollowersinstagram.com advancediddetection.com " +
    "askfacebook.net askfacebook.org atdmt2.com atlasdmt.com atlasonepoint.com atscaleconference.com binoculus.com bookstagram.com " +
    "botorch.org buck.build buckbuild.com buyingfacebooklikes.com buyoculus.com careersatfb.com carstagram.com cdninstagram.com " +
    "celebgramme.com chickstagram.com click-url.com componentkit.org crowdtangle.com dacebook.com dlfacebook.com dotfacebook.com " +
    "dotfacebook.net draftjs.org expresswifi.com f8.com faacebok.com faasbook.com facbebook.com facbeok.com facboo.com " +
    "facbool.com facboox.com faccebookk.com facdbook.com facdebook.com face-book.com faceabook.com " +
    "facebboc.com facebboook.com facebcook.com facebdok.com facebgook.com facebhook.com facebkkk.com facebo-ok.com " +
    "faceboak.com facebock.com facebocke.com facebof.com faceboik.com facebokbook.com facebokc.com facebokk.com " +
    "facebokok.com faceboks.com facebol.com facebolk.com facebomok.com facebooa.com faceboob.com faceboobok.com facebooc.com " +
    "faceboock.com facebood.com facebooe.com faceboof.com facebooi.com facebooik.com facebooik.org facebooj.com facebook.br facebook.ca " +
    "facebook.cc facebook.design facebook.hu facebook.in facebook.nl facebook.org facebook.se facebook.shop facebook.tv facebook.us " +
    "facebook.wang facebook123.org facebook30.com facebook30.net facebook30.org facebook4business.com facebookads.com " +
    "facebookadvertisingsecrets.com facebookappcenter.info facebookappcenter.net facebookappcenter.org facebookatschool.com " +
    "facebookawards.com facebookblueprint.net facebookbrand.com facebookbrand.net facebookcanadianelectionintegrityinitiative.com " +
    "facebookcareer.com facebookcheats.com facebookck.com facebookclub.com facebookcom.com facebookconnect.com facebookconsultant.org " +
    "facebookcoronavirus.com facebookcovers.org facebookcredits.info facebookdating.net facebookdevelopergarage.com facebookdusexe.org " +
    "facebookemail.com facebookenespanol.com facebookexchange.com facebookexchange.net facebookfacebook.com facebookflow.com " +
    "facebookgames.com facebookgraphsearch.com facebookgraphsearch.info facebookgroups.com facebookhome.cc facebookhome.com " +
    "facebookhome.info facebookhub.com facebooki.com facebookinc.com facebookland.com facebooklikeexchange.com facebooklive.com " +
    "facebooklivestaging.net facebooklivestaging.org facebooklogin.com facebooklogin.info facebookloginhelp.net facebooklogs.com " +
    "facebookmail.tv facebookmanager.info facebookmarketing.info facebookmarketingpartner.com facebookmarketingpartners.com " +
    "facebookmobile.com facebookmsn.com facebooknews.com facebooknfl.com facebooknude.com facebookofsex.com facebookook.com " +
    "facebookpaper.com facebookpay.com facebookphonenumber.net facebookphoto.com facebookphotos.com facebookpmdcenter.com " +
    "facebookpoke.net facebookpoke.org facebookpoker.info facebookpokerchips.info facebookporn.net facebookporn.org facebookporno.net " +
    "facebookportal.com facebooks.com facebooksafety.com facebooksecurity.net facebookshop.com facebooksignup.net facebooksite.net " +
    "facebookstories.com facebookstudios.net facebookstudios.org facebooksupplier.com facebooksuppliers.com facebookswagemea.com " +
    "facebookswagstore.com facebooksz.com facebookthreads.net facebooktv.net facebooktv.org facebookvacation.com facebookw.com " +
    "facebookwork.com facebookworld.com facebool.com facebool.info facebooll.com faceboom.com faceboon.com faceboonk.com faceboooik.com " +
    "faceboop.com faceboot.com faceboox.com facebopk.com facebpook.com facebuk.com facebuok.com facebvook.com " +
    "facebyook.com facebzook.com facecbgook.com facecbook.com facecbook.org facecook.com facecook.org facedbook.com faceebok.com " +
    "faceebot.com facegbok.com facegbook.com faceobk.com faceobook.com facerbooik.com " +
    "facerbook.com facesbooc.com facesounds.com facetook.com facevbook.com facewbook.co facewook.com facfacebook.com facfebook.com " +
    "faciometrics.com fackebook.com facnbook.com facrbook.com facvebook.com facwebook.com facxebook.com fadebook.com faebok.com " +
    "faebookc.com faeboook.com faecebok.com faesebook.com fafacebook.com faicbooc.com fasebokk.com fasebook.com faseboox.com " +
    "fasttext.cc favebook.com faycbok.com fb.careers fb.gg fb.watch fbacebook.com fbbmarket.com fbboostyourbusiness.com fbcdn.com " +
    "fbcdn.net fbf8.com fbfeedback.com fbhome.com fbidb.io fbinc.com fbinfer.com fbinnovation.com fblitho.com fbmarketing.com " +
    "fbmessenger.com fbredex.com fbreg.com fbrell.com fbrpms.com fbsbx.com fbsbx.net fbsupport-covid.net fbthirdpartypixel.com " +
    "fbthirdpartypixel.net fbthirdpartypixel.org fburl.com fbwat.ch fbworkmail.com fcacebook.com fcebookk.com " +
    "fcfacebook.com fdacebook.info feacboo.com feacbook.com feacbooke.com feacebook.com fecbbok.com fecbooc.com fecbook.com " +
    "feceboock.com fecebook.net feceboox.com fececbook.com feook.com ferabook.com fescebook.com fesebook.com fgacebook.com " +
    "ficeboock.com flow.dev flow.org flowtype.org fmcebook.com fnacebook.com fosebook.com fpacebook.com fqcebook.com fracebook.com " +
    "freeb.com freebasics.com freebasics.net freebs.com freefacebook.com freefacebook.net freefacebookads.net freefblikes.com " +
    "freindfeed.com frescolib.org friendbook.info friendfed.com friendfeed-api.com friendfeed-media.com friendfeed.com " +
    "friendfeedmedia.com fsacebok.com fscebook.com fundraisingwithfacebook.com funnyfacebook.org futureofbusinesssurvey.org gacebook.com " +
    "gameroom.com gfacecbook.com groups.com hackerfacebook.com hackfacebook.com hackfacebookid.com hacklang.org hhvm.com hifacebook.info " +
    "hsfacebook.com httpfacebook.com httpsfacebook.com httpwwwfacebook.com i.org ig.me igcdn.com igsonar.com igtv.com imstagram.com " +
    "imtagram.com instaadder.com instachecker.com instafallow.com instafollower.com instagainer.com instagda.com instagify.com " +
    "instagmania.com instagor.com instagram-brand.com instagram-engineering.com instagram-help.com instagram-press.com " +
    "instagram-press.net instagram.com instagramci.com instagramcn.com instagramdi.com instagramhashtags.net instagramhilecim.com " +
    "instagramhilesi.org instagramium.com instagramizlenme.com instagramkusu.com instagramlogin.com instagramn.com " +
    "instagrampartners.com instagramphoto.com instagramq.com instagramsepeti.com instagramtakipcisatinal.net instagramtakiphilesi.com " +
    "instagramtips.com instagramtr.com instagran.com instagranm.com instagrem.com instagtram.com instagy.com instamgram.com " +
    "instangram.com instanttelegram.com instaplayer.net instastyle.tv intagrm.com internet.org intgram.com " +
    "kingstagram.com klik.me liverail.com liverail.tv llama.com lnstagram-help.com login-account.net m.me makeitopen.com " +
    "markzuckerberg.com mcrouter.net mcrouter.org messengerdevelopers.com meta.ai midentsolutions.com mobilefacebook.com " +
    "moneywithfacebook.com myfbfans.com nbabot.net newsfeed.com nextstop.com ocul.us oculus-china.com oculus.com oculus2014.com " +
    "oculus3d.com oculusblog.com oculusbrand.com oculuscasino.net oculuscdn.com oculusconnect.com oculusdiving.com oculusforbusiness.com " +
    "oculusrift.com oculusvr.com ogp.me oninstagram.com online-deals.net online-instagram.com onlineinstagram.com opencreate.org " +
    "opengraphprotocol.com opengraphprotocol.org parse.com powersunitedvr.com pyrobot.org reachtheworldonfacebook.com react.com " +
    "reactjs.com reactjs.org recoiljs.org redkix.com rocksdb.com rocksdb.net rocksdb.org shopfacebook.com sportsfacebook.com " +
    "sportstream.com supportfacebook.com terragraph.com thefacebook.com thefacebook.net thefind.com theinstagramhack.com threads.com " +
    "threads.net toplayerserver.com viewpointsfromfacebook.com wa.me web-instagram.net whatsapp-plus.info whatsapp-plus.me " +
    "whatsapp-plus.net whatsapp.cc whatsapp.com whatsapp.info whatsapp.net whatsapp.org whatsapp.tv whatsappbrand.com whyfacebook.com " +
    "workplace.com workplaceusecases.com worldhack.com wwwfacebok.com wwwfacebook.com wwwinstagram.com wwwmfacebook.com yogalayout.com " +
    "zuckerberg.com zuckerberg.net " +
    "facebook-hardware.com",
  Instagram:
    "acheterdesfollowersinstagram.com acheterfollowersinstagram.com bookstagram.com carstagram.com chickstagram.com ig.me igcdn.com " +
    "igsonar.com igtv.com imstagram.com imtagram.com instaadder.com instachecker.com instafallow.com instafollower.com instagainer.com " +
    "instagda.com instagify.com instagmania.com instagor.com instagramci.com instagramcn.com instagramdi.com instagramhashtags.net " +
    "instagramhilecim.com instagramhilesi.org instagramium.com instagramizlenme.com instagramkusu.com instagramlogin.com " +
    "instagramn.com instagrampartners.com instagramphoto.com instagramq.com instagramsepeti.com instagramtakipcisatinal.net " +
    "instagramtakiphilesi.com instagramtips.com instagramtr.com instagran.com instagranm.com instagrem.com instagtram.com " +
    "instagy.com instamgram.com instangram.com instanttelegram.com instaplayer.net instastyle.tv intagrm.com " +
    "intgram.com kingstagram.com lnstagram-help.com oninstagram.com onlineinstagram.com theinstagramhack.com threads.com threads.net " +
    "wwwinstagram.com",
  WhatsApp: "whatsapp.cc whatsapp.info whatsapp.org whatsapp.tv whatsappbrand.com",
  Telegram: "telegram.space",
  Netflix:
    "fast.com netflix.ca netflixdnstest0.com netflixdnstest1.com netflixdnstest10.com netflixdnstest2.com netflixdnstest3.com " +
    "netflixdnstest4.com netflixdnstest5.com netflixdnstest6.com netflixdnstest7.com netflixdnstest8.com netflixdnstest9.com " +
    "netflixinvestor.com netflixtechblog.com nflximg.com nflximg.net nflxsearch.net nflxso.net nflxvideo.net",
  DHL: "express.dhl",
  Mastercard:
    "mastercard.ae mastercard.at mastercard.az mastercard.ba mastercard.be mastercard.bg mastercard.by mastercard.ca mastercard.ch " +
    "mastercard.cl mastercard.cn mastercard.co.id mastercard.co.il mastercard.co.in mastercard.co.ke mastercard.co.nz mastercard.co.th " +
    "mastercard.co.uk mastercard.co.ve mastercard.co.za mastercard.com.ar mastercard.com.au mastercard.com.bh mastercard.com.br " +
    "mastercard.com.bz mastercard.com.cn mastercard.com.co mastercard.com.cy mastercard.com.eg mastercard.com.ge mastercard.com.gt " +
    "mastercard.com.hk mastercard.com.kw mastercard.com.lb mastercard.com.mx mastercard.com.my mastercard.com.ng mastercard.com.pe " +
    "mastercard.com.ph mastercard.com.sa mastercard.com.sg mastercard.com.tr mastercard.com.tw mastercard.com.ve mastercard.com.vn " +
    "mastercard.cz mastercard.de mastercard.dk mastercard.es mastercard.eu mastercard.fi mastercard.fr mastercard.gr mastercard.hr " +
    "mastercard.hu mastercard.ie mastercard.inc mastercard.it mastercard.jo mastercard.ke mastercard.kz mastercard.lu mastercard.md " +
    "mastercard.my mastercard.nl mastercard.no mastercard.om mastercard.pl mastercard.pt mastercard.qa mastercard.ro mastercard.rs " +
    "mastercard.ru mastercard.se mastercard.si mastercard.sk mastercard.ua mastercardacademy.com mastercardadvisors.com mastercardbiz.ca " +
    "mastercardbiz.com mastercardbusinessnetwork.com mastercardcenter.com mastercardcenter.org mastercardcenterforinclusivegrowth.org " +
    "mastercardconnect.com mastercardezsavings.com mastercardidtheftalerts.com mastercardmoments.com mastercardrestaurant.com " +
    "mastercardservices.com mastercardworldwide.com " +
    "mastercard-email.com",
  Visa:
    "visa.be visa.ca visa.cl visa.cn visa.co.ao visa.co.cr visa.co.id visa.co.il visa.co.in visa.co.ke visa.co.ni visa.co.nz visa.co.th " +
    "visa.co.uk visa.co.ve visa.co.za visa.com.ag visa.com.ai visa.com.ar visa.com.au visa.com.az visa.com.bo visa.com.br visa.com.bs " +
    "visa.com.bz visa.com.cn visa.com.co visa.com.cy visa.com.dm visa.com.do visa.com.ec visa.com.ge visa.com.gt visa.com.gy visa.com.hk " +
    "visa.com.hn visa.com.hr visa.com.jm visa.com.kh visa.com.kz visa.com.lc visa.com.lk visa.com.ms visa.com.mx visa.com.my visa.com.ng " +
    "visa.com.pa visa.com.pe visa.com.ph visa.com.pr visa.com.py visa.com.sg visa.com.sv visa.com.tr visa.com.tt visa.com.tw visa.com.ua " +
    "visa.com.uy visa.com.vc visa.com.vi visa.com.vn visa.cz visa.de visa.dk visa.es visa.fi visa.fr visa.gd visa.gp visa.gr visa.hk " +
    "visa.hu visa.ie visa.is visa.ky visa.lt visa.lv visa.mn visa.mq visa.nl visa.no visa.pl visa.pt visa.ro visa.se visa.sk visa.so " +
    "visa.sx visa.tc",
  Binance:
    "binance.cc binance.charity binance.cloud binance.co binance.info binance.me binance.net binance.org binance.vision binanceapi.com " +
    "binancecnt.com binanceru.net binancezh.be binancezh.biz binancezh.cc binancezh.co binancezh.com binancezh.info binancezh.ink " +
    "binancezh.kim binancezh.link binancezh.live binancezh.mobi binancezh.net binancezh.pro binancezh.sh binancezh.top",
  Steam:
    "8686c.com bscstorage.net clngaa.com comcast.net csgo.com.cn dota2.com dota2.com.cn eccdnx.com hwcdn.net manlaxy.com on.net " +
    "orcon.net.nz pinyuncloud.com playartifact.com pphimalayanrt.com qtlglb.com queniujq.cn queniuqe.com s.team slingshot.co.nz " +
    "steam-api.com steam-chat.com steam.tv steamchina.com steamconnecttest.com steamcontent.com steamdeck.com steamgames.com " +
    "steamserver.net steamusercontent.com underlords.com valve.net valvesoftware.com webra.ru wmsj.cn wmsjsteam.com",
  Nintendo:
    "100classicbooks.com ac-pocketcamp.com amiibo.com ayudanintendo.com bowsersinsidestory.com dialga.com diddykongracing.com dkr.com " +
    "donkeykongcountryreturns.com drmario-world.com excitebots.com fire-emblem-heroes.com fireemblemawakening.com flipnotestudio.com " +
    "giratina.com gloryofheracles.com hackyourconsole.com kirbysepicyarn.com kirbysuperstarultra.com kyurem.com legendofzelda.cn " +
    "legendofzelda.com.cn marioandluigidreamteam.com mariobroswii.com mariokart.cn mariokart.com.cn mariokart7.com mariokart8.com " +
    "mariosupersluggers.com miitomo.com miitomo.com.cn miiverse.com nentindo.net newsupermariobrosu.com nintendo.at nintendo.be " +
    "nintendo.ch nintendo.co.uk nintendo.co.za nintendo.com.hk nintendo.com.pt nintendo.de nintendo.dk nintendo.es nintendo.fi " +
    "nintendo.fr nintendo.it nintendo.nl nintendo.no nintendo.pt nintendo.ru nintendo.se nintendo.tw nintendo3ds.com nintendodsi.com " +
    "nintendoeurope.com nintendolabo.cn nintendonetwork.net nintendonyc.com nintendostore.com nintendoswitch.cn nintendoswitch.com " +
    "nintendoswitch.com.cn nintendoswitch.net nintendoswitchtogether.com nintendowii.com personaltrainermath.com playnintendo.com " +
    "pokedex3d.com pokemon-moon.com pokemon-sun.com pokemon-sunmoon.com pokemon-unitepgame.com pokemon.com pokemonbank.com " +
    "pokemonblackwhite.com pokemonbw.com pokemonchampionships.com pokemongoldsilver.com pokemonhome.com pokemonletsgoeevee.com " +
    "pokemonletsgopikachu.com pokemonmysterydungeon.com pokemonpicross.com pokemonplatinum.com pokemonrubysapphire.com " +
    "pokemonsunmoon.com pokemonswordshield.com pokemonultrasunmoon.com pokemonvgc.com pokemonwifi.net splatoon2tournament.com " +
    "starfox.com supermario.com supermario3dworld.com supermariobros.com.cn supermariogalaxy.com supermariorun.com superpapermario.com " +
    "supersmashbros.cn supersmashbros.com.cn thelegendarystarfy.com thewonderful101.com wariolandshakeit.com wariowarediy.com wii-u.com " +
    "wiifit.com wiifitu.com wiipartyu.com wiisports.com wiisportsresort.com wiiugamepad.com wiivc.net xenoblade.com yoshisnewisland.com " +
    "nintendo-europe.com",
  TikTok:
    "appsflyersdk.com bytedapm.com muscdn.com musical.ly tik-tokapi.com tiktokd.net tiktokd.org tiktokglobalshopv.com tiktokminis.us " +
    "tiktokv.eu tiktokv.us tiktokw.eu tiktokw.us ttcdn-us.com ttlivecdn.com ttoverseaus.net " +
    "tiktok-minis.com tiktok-row.net tiktokeu-cdn.com",
  네이버:
    "band.us clova.ai gcld-line.com grafolio.com lin.ee line-apps-beta.com line-apps-rc.com line-apps.com line-beta.me line-cdn.net " +
    "line-scdn.net line.biz linecorp.com linefriends.com linefriends.com.tw linegame.jp linemobile.com linemyshop.com " +
    "lineshoppingseller.com linetv.tw modoo.at naver.jp naverads.com naverfincorp.com naverlabs.com naverncp.com nheos.com nhncorp.jp " +
    "plug.game prismlive.com pstatic.net snow.me snowcorp.com studiolico.com studioncorp.com vday.io wattpad.com webtoons.com " +
    "webtoonscorp.com worksmobile.com",
  카카오:
    "1thek.com antenna.co.kr awesomeent.co.kr bhent.co.kr daumcdn.net daumkakao.io daumpcbang.com dolphiners.com fashionbykakao.com " +
    "gleline.com istent.co.kr jwide.co.kr kakao.co.kr kakaobank.io kakaobankcontent.com kakaobrain.com kakaocloud.com " +
    "kakaoenterprise.com kakaogamescorp.com kakaohealthcare.com kakaoilaas.com kakaoinvestment.com kakaopaysec.com kakaopiccoma.com " +
    "kakaostyle.com kakaotalk.jp kakaovx.com karechat.ai kgslb.com kpinsurances.com krosspictures.com lionhearts.co.kr logosfilm.co.kr " +
    "megamon.co.kr melon.com metabora.io msoopent.com onkakao.net ootbstudio.co.kr pastahealth.com posty.kr sena.co.kr shownote.com " +
    "starship-ent.com stuidok110.com vastenm.com zigzag.kr zipcine.com",
  楽天:
    "bfads.net buyservices.com ebates.ca ebates.kr ebates.sg ebatescanada.com ecbsn.com fatwallet.com kobo.com r10s.com rakuten.ca " +
    "rakuten.com.tw rakuten.tw rakutenadvertising.com rakutengiftcards.ca rclon.com rebates.jp rrcbsn.com vbcdn.com vbcdn.net viber.co " +
    "viber.com viber.me viki.com",
  ANA: "astyle.jp",
  Adobe:
    "adobe.ly adobeawards.com adobecc.com adobecce.com adobeccstatic.com adobecontent.io adobecreativityawards.com adobedc.cn " +
    "adobedc.net adobedemo.com adobedtm.com adobeereg.com adobeexchange.com adobeexperienceawards.com adobegov.com " +
    "adobehiddentreasures.com adobejanus.com adobeku.com adobelanding.com adobeoobe.com adobeplatinumclub.com adobeprojectm.com " +
    "adobesc.com adobesign.com adobesigncdn.com adobespark.com adobess.com adobestats.io adobestock.com adobetag.com adobetarget.com " +
    "adobetcstrialdvd.com adobetechcomm.com adobetechcommcallback.com adobetechcommdemo.com adobexdplatform.com assetsadobe.com " +
    "enablementadobe.com",
  Dropbox:
    "db.tt dropboxapi.com dropboxbusiness.com dropboxcaptcha.com dropboxforums.com dropboxinsiders.com dropboxmail.com " +
    "dropboxpartners.com dropboxstatic.com getdropbox.com",
  LinkedIn: "linkedin.at linkedin.cn",
  Yahoo:
    "yahoo.ae yahoo.am yahoo.as yahoo.at yahoo.az yahoo.ba yahoo.be yahoo.bg yahoo.bi yahoo.bs yahoo.bt yahoo.by yahoo.ca yahoo.cat " +
    "yahoo.cd yahoo.cg yahoo.ch yahoo.cl yahoo.cm yahoo.cn yahoo.co.ao yahoo.co.bw yahoo.co.ck yahoo.co.cr yahoo.co.id yahoo.co.il " +
    "yahoo.co.in yahoo.co.kr yahoo.co.mz yahoo.co.nz yahoo.co.th yahoo.co.tz yahoo.co.uk yahoo.co.uz yahoo.co.ve yahoo.co.vi yahoo.co.za " +
    "yahoo.com.af yahoo.com.ag yahoo.com.ai yahoo.com.ar yahoo.com.au yahoo.com.bd yahoo.com.bo yahoo.com.br yahoo.com.bz yahoo.com.cn " +
    "yahoo.com.co yahoo.com.do yahoo.com.ec yahoo.com.eg yahoo.com.es yahoo.com.fj yahoo.com.gi yahoo.com.gt yahoo.com.hk yahoo.com.kw " +
    "yahoo.com.lb yahoo.com.ly yahoo.com.mt yahoo.com.mx yahoo.com.my yahoo.com.na yahoo.com.nf yahoo.com.om yahoo.com.pa yahoo.com.pe " +
    "yahoo.com.ph yahoo.com.pk yahoo.com.pr yahoo.com.py yahoo.com.sa yahoo.com.sb yahoo.com.sg yahoo.com.sv yahoo.com.tj yahoo.com.tr " +
    "yahoo.com.tw yahoo.com.ua yahoo.com.uy yahoo.com.vc yahoo.com.vn yahoo.cz yahoo.de yahoo.dj yahoo.dk yahoo.dm yahoo.ee yahoo.es " +
    "yahoo.fi yahoo.fm yahoo.fr yahoo.ge yahoo.gg yahoo.gl yahoo.gm yahoo.gp yahoo.gr yahoo.gy yahoo.hk yahoo.hr yahoo.hu yahoo.ie " +
    "yahoo.im yahoo.in yahoo.is yahoo.it yahoo.je yahoo.jo yahoo.la yahoo.lt yahoo.lu yahoo.lv yahoo.md yahoo.me yahoo.mk yahoo.mw " +
    "yahoo.mx yahoo.nl yahoo.no yahoo.nu yahoo.ph yahoo.pl yahoo.pn yahoo.ps yahoo.pt yahoo.ro yahoo.ru yahoo.rw yahoo.se yahoo.sg " +
    "yahoo.sh yahoo.si yahoo.sk yahoo.sm yahoo.sn yahoo.so yahoo.sr yahoo.st yahoo.tg yahoo.tk yahoo.tl yahoo.tm yahoo.tn yahoo.vg " +
    "yahoo.ws yahooapis.com yahoodns.net yahoofinance.com yahoohealth.com yahoomusic.com yahoosandbox.com yahoosportsbook.com",
  eBay:
    "ebay.at ebay.be ebay.ch ebay.cn ebay.co.nz ebay.co.th ebay.co.ve ebay.co.za ebay.com.ar ebay.com.cn ebay.com.ec ebay.com.hk " +
    "ebay.com.mt ebay.com.my ebay.com.ph ebay.com.sg ebay.com.tw ebay.ie ebay.in ebay.jp ebay.lt ebay.mn ebay.net.cn ebay.nl ebay.org " +
    "ebay.org.cn ebay.ph ebay.pk ebay.pl ebay.sg ebay.us ebay.vn ebay.yn.cn ebay.zj.cn",
  Airbnb:
    "airbnb.ae airbnb.al airbnb.am airbnb.at airbnb.az airbnb.ba airbnb.be airbnb.ca airbnb.cat airbnb.ch airbnb.cl airbnb.cn " +
    "airbnb.co.cr airbnb.co.id airbnb.co.il airbnb.co.in airbnb.co.nz airbnb.co.ve airbnb.co.za airbnb.com.ar airbnb.com.au " +
    "airbnb.com.bo airbnb.com.br airbnb.com.bz airbnb.com.co airbnb.com.ec airbnb.com.ee airbnb.com.gt airbnb.com.hk airbnb.com.hn " +
    "airbnb.com.hr airbnb.com.kh airbnb.com.mt airbnb.com.my airbnb.com.ni airbnb.com.pa airbnb.com.pe airbnb.com.ph airbnb.com.py " +
    "airbnb.com.ro airbnb.com.sg airbnb.com.sv airbnb.com.tr airbnb.com.tw airbnb.com.ua airbnb.com.vn airbnb.cz airbnb.dk airbnb.es " +
    "airbnb.fi airbnb.gr airbnb.gy airbnb.hu airbnb.ie airbnb.is airbnb.it airbnb.la airbnb.lt airbnb.lu airbnb.lv airbnb.me airbnb.mx " +
    "airbnb.nl airbnb.no airbnb.org airbnb.pl airbnb.pt airbnb.rs airbnb.ru airbnb.se airbnb.si airbnb.tools airbnb.travel",
  "Booking.com": "booking.cn",
  Shopify: "shopifycloud.com shopifysvc.com",
  Spotify:
    "byspotify.com lifeatspotify.com spotify.link spotifycdn.com spotifycdn.net spotifycharts.com spotifycodes.com spotifyforbrands.com " +
    "spotifyforvendors.com spotifyjobs.com tospotify.com",
  Discord:
    "airhorn.solutions airhornbot.com bigbeans.solutions dis.gd discord.co discord.design discord.dev discord.gifts discord.media " +
    "discord.store discord.tools discordactivities.com discordapp.io discordcdn.com discordmerch.com discordpartygames.com " +
    "discordstatus.com watchanimeattheoffice.com zendesk.com",
  Roblox:
    "roblox.ca roblox.cc roblox.cl roblox.co.jp roblox.co.uk roblox.de roblox.dk roblox.eu roblox.fr roblox.hu roblox.it roblox.jp " +
    "roblox.kr roblox.mx roblox.net roblox.org roblox.ph roblox.pt roblox.sk roblox.tv roblox.uk roblox.us roblox.vn robloxlabs.com",
  Alibaba:
    "alibabacapital.com alibabachengdun.com alibabachengdun.net alibabacloud.co.in alibabacloud.com.au alibabacloud.com.hk " +
    "alibabacloud.com.my alibabacloud.com.sg alibabacloud.com.tw alibabacorp.com alibabadesign.com alibabadns.com alibabadoctor.com " +
    "alibabafonts.com alibabafoundation.com alibabafuturehotel.com alibabapictures.com alibabaplanet.com alibabaued.com " +
    "alibabausercontent.com aliexpress.ru alipay.cn alipay.com.cn alipay.hk alipaydns.com alipaylog.com alipaymo.com alipayobjects.com " +
    "alipayplus.com taobao.net taobao.org taobaocdn.com " +
    "alibaba-inc.com aliexpress-media.com alipay-eco.com",
  OKX: "okx.ac",
  Kraken: "kraken.onl",
  "AT&T": "att.cn att.jobs att.tv",
  Verizon: "verizonbusinessfios.com verizondigitalmedia.com verizonenterprise.com verizonfios.com verizonmedia.com",
  "Mercado Libre":
    "mercadolibre.co.cr mercadolibre.com.bo mercadolibre.com.do mercadolibre.com.ec mercadolibre.com.gt mercadolibre.com.hn " +
    "mercadolibre.com.ni mercadolibre.com.pa mercadolibre.com.py mercadolibre.com.sv mercadolibre.com.ve mercadolivre.com " +
    "mercadopago.com.co mercadopago.com.ec mercadopago.com.pe mercadopago.com.uy mercadopago.com.ve",
  HSBC:
    "hsbc.ae hsbc.am hsbc.bm hsbc.co.id hsbc.co.in hsbc.co.jp hsbc.co.kr hsbc.co.mu hsbc.co.nz hsbc.co.th hsbc.com.ar hsbc.com.bd " +
    "hsbc.com.bh hsbc.com.br hsbc.com.cn hsbc.com.eg hsbc.com.mo hsbc.com.mt hsbc.com.ph hsbc.com.tr hsbc.com.tw hsbc.com.uy hsbc.com.vn " +
    "hsbc.de hsbc.lk hsbc.net hsbc.uk " +
    "hsbc-zertifikate.de",
};
